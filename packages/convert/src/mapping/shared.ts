import { get, is, plain, textOf, textsOf, truth, type Value } from '../read/value.ts';
import { Code, isSettings, pick, put, type Settings } from '../write/node.ts';
import {
  type Format,
  type Item,
  ifSet,
  leave,
  newItem,
  none,
  note,
  type Rule,
  set,
  to,
  type Use,
  written,
} from './draft.ts';
import { dependencies, extensionOf, oldestReact } from './project.ts';

const formatNames: Readonly<Record<string, Format>> = {
  ...{ es: 'esm', esm: 'esm', module: 'esm', mjs: 'esm', cjs: 'cjs', commonjs: 'cjs' },
  ...{ umd: 'umd', iife: 'iife' },
};

/** Formats by the names of any tool; others, such as `system`, are left out. */
export function formatsOf(names: readonly string[]): Format[] {
  return names.flatMap((name) => formatNames[name] ?? []);
}

/** One item for each format that an option names; those that are no formats of Rslib are left out. */
export function itemsOf(value: Value | undefined, preset: Format): Item[] {
  const formats = formatsOf(textsOf(value) ?? []);
  return (formats.length > 0 ? formats : [preset]).map(newItem);
}

/** The tool has made the items already; what it could not know is reported. */
export const format: Rule = (value, use) => {
  const names = textsOf(value);
  if (!names) leave(use, value);
  else if (formatsOf(names).length < names.length) leave(use, value, '', 'format');
};

/** A name for the output. Ids are unique, so only the first item gets it. */
export const id: Rule = (value, use) =>
  to('id')(value, { ...use, items: use.items.slice(0, 1) });

/** Another file than `tsconfig.json`. */
export const tsconfig: Rule = (value, use) =>
  value.kind === 'plain' && typeof value.value !== 'string'
    ? none(value, use)
    : to('source.tsconfigPath')(value, use);

export const platform: Rule = (value, use) => {
  if (is(value, 'browser')) set(use, 'output.target', 'web');
  else if (!is(value, 'node')) leave(use, value, 'output.target', 'none');
};

export const shims = ifSet((_, use) =>
  set(use, 'shims.esm', { __dirname: true, __filename: true }),
);

export const onSuccess: Rule = (value, use) => {
  if (truth(value) !== false) leave(use, value, '', 'onSuccess');
};

/** `{ A: 'b' }` replaces `process.env.A`, if that is one of `objects`. */
export const env =
  (...objects: string[]): Rule =>
  (value, use) => {
    if (value.kind !== 'object') return leave(use, value, 'source.define');
    for (const { name, value: given } of value.fields) {
      const own = { ...use, option: `${use.option}.${name}` };
      const node = written(given, own, 'source.define');
      for (const object of objects)
        if (node !== undefined)
          set(use, 'source', { define: { [`${object}.${name}`]: JSON.stringify(node) } });
    }
  };

/** Files to copy, with the names that a tool has for where from and where to. */
export const copy =
  (source: string, target: string): Rule =>
  (value, use) => {
    for (const item of value.kind === 'list' ? value.items : [value]) {
      const from = textOf(item) ?? textOf(get(item, source));
      const folder = textOf(item)?.split('/').at(-1) ?? textOf(get(item, target));
      if (from === undefined || folder === undefined) leave(use, item, 'output.copy');
      else
        set(use, 'output.copy', [
          { from, to: folder.replace(/^(?:\.\/)?dist(?:\/|$)/, './') },
        ]);
    }
  };

/** Files that become a text; stylesheets need the target `web`. */
export const loader: Rule = (value, use) => {
  for (const { name, value: kind } of value.kind === 'object' ? value.fields : []) {
    const test = new Code(`/${name.replaceAll(/[^\w-]/g, '\\$&')}$/`);
    if (is(kind, 'text'))
      set(use, 'tools.rspack.module.rules', [{ test, type: 'asset/source' }]);
    else if (name === '.css') set(use, 'output.target', 'web');
    else note(use, 'none', kind.at);
  }
};

/** The folder of the output. Rslib's default is the same as everybody's. */
export const outDir: Rule = (value, use) => {
  const folder = textOf(value)?.replace(/^\.\//, '').replace(/\/$/, '');
  if (folder === undefined) leave(use, value, 'output.distPath');
  else if (folder !== 'dist') set(use, 'output.distPath', folder);
};

const isDefaultEntry = (file: string) => /^(?:\.\/)?src\/index\.[tj]s$/.test(file);

export function setEntries(use: Use, entries: Readonly<Record<string, string>>): void {
  use.draft.sources.push(...Object.values(entries));
  const [[name, file] = ['', ''], second] = Object.entries(entries);
  if (!second && name === 'index' && isDefaultEntry(file)) return;
  const node: Settings = {};
  for (const [key, path] of Object.entries(entries))
    node[key] = /^[./]/.test(path) ? path : `./${path}`;
  set(use, 'source.entry', node);
}

/** Entries as an object, a list or a text. The names in a list are the paths without `root`. */
export const entry: Rule = (value, use) => {
  if (value.kind === 'object') {
    const pairs = value.fields.map((one) => [one.name, textOf(one.value)] as const);
    const entries: Record<string, string> = {};
    for (const [name, file] of pairs) if (file !== undefined) entries[name] = file;
    if (Object.keys(entries).length < pairs.length) leave(use, value, 'source.entry');
    return setEntries(use, entries);
  }
  const files = textsOf(value);
  if (!files) return leave(use, value, 'source.entry');
  const bundleless = is(get(use.config, 'bundle'), false);
  if (bundleless || is(get(use.config, 'unbundle'), true)) return everyFile(use, files);
  if (files.some((file) => /[*{!]/.test(file)))
    return leave(use, value, 'source.entry', 'pattern');
  setEntries(use, namedByPath(files));
};

function namedByPath(files: readonly string[]): Record<string, string> {
  const split = files.map((file) => file.replace(/^\.\//, '').split('/'));
  const [first = []] = split;
  let shared = 0;
  while (
    split.every((one) => shared < one.length - 1 && one[shared] === first[shared]) &&
    first.length > 0
  )
    shared++;
  return Object.fromEntries(
    split.map((names, index) => [
      names
        .slice(shared)
        .join('/')
        .replace(/(?:\.d)?\.[^./]+$/, ''),
      files[index] ?? '',
    ]),
  );
}

/** One output for each source file. What was a pattern stays one, without tests. */
export function everyFile(use: Use, files: readonly string[] = []): void {
  set(use, 'bundle', false);
  note(use, 'everyFile', undefined, '/config/lib/bundle#extra-files');
  for (const { settings } of use.items) put(settings, 'source.entry', undefined);
  const patterns = files.filter((file) => /\*/.test(file));
  const folder = files[0]?.replace(/^\.\//, '').split('/')[0] || 'src';
  const all = patterns.length > 0 ? patterns : [`./${folder}/**`];
  const tests = all.some((one) => one.startsWith('!')) ? [] : [noTests(folder)];
  set(use, 'source.entry', { index: [...all.map(rooted), ...tests] });
}

const noTests = (folder: string) => `!./${folder}/**/*.{test,spec}.*`;
const rooted = (file: string) => file.replace(/^(!?)(?=\w)/, '$1./');

/** esbuild's and Vite's targets as `syntax`: a year, or a list for Browserslist. */
export const syntax: Rule = (value, use) => {
  const names = textsOf(value);
  if (!names) {
    if (!is(value, false)) leave(use, value, 'syntax');
    return;
  }
  const node = syntaxOf(names);
  if (node === undefined) return leave(use, value, 'syntax', 'none');
  set(use, 'syntax', node);
  if (names.length > (typeof node === 'object' ? node.length : 1))
    note(use, 'mixedTarget', value.at);
};

/** Runtimes that Browserslist knows. */
const runtime = /^(chrome|edge|firefox|ie|ios|node|opera|safari)\s*([\d.]+)$/;

export function syntaxOf(names: readonly string[]): string | string[] | undefined {
  const lower = names.map((name) => name.toLowerCase());
  const year = lower.find((name) => /^es(?:\d+|next)$/.test(name));
  if (year) return year === 'es6' ? 'es2015' : year === 'es3' ? 'es5' : year;
  if (lower.some((name) => name.startsWith('baseline'))) return 'es2022';
  if (lower.includes('modules')) return 'es2020';
  const queries = lower.flatMap((name) => {
    const [, engine, version] = runtime.exec(name) ?? [];
    return engine ? [`${engine} ${version}`] : [];
  });
  return queries.length > 0 ? queries : undefined;
}

/** Options that keep directives and PURE marks, which `minify: true` loses in a library. */
const libraryMinify: Settings = {
  jsOptions: {
    minimizerOptions: {
      compress: { toplevel: true, directives: false },
      mangle: { toplevel: true },
      format: { comments: 'some', preserve_annotations: true },
    },
  },
};

export const minify: Rule = (value, use) => {
  const known = truth(value);
  if (known === undefined) return leave(use, value, 'output.minify');
  if (!known || textOf(value) === 'dce-only') return;
  for (const item of use.items) {
    put(item.settings, 'output.minify', isScript(item) ? true : libraryMinify);
    if (!isScript(item))
      note(use, 'minify', value.at, '/config/rsbuild/output-minify#minify-library');
  }
};

export const sourceMap: Rule = (value, use) => {
  const kind = textOf(value);
  if (truth(value) === undefined) leave(use, value, 'output.sourceMap');
  else if (kind) set(use, 'output.sourceMap', { js: `${kind}-source-map` });
  else if (truth(value)) set(use, 'output.sourceMap', true);
};

const isScript = ({ format }: Item) => format === 'umd' || format === 'iife';
/** The items whose packages Rslib leaves outside by itself. */
export const modulesOf = (use: Use): Use => ({
  ...use,
  items: use.items.filter((item) => !isScript(item)),
});

/** Packages outside of the bundle. Rslib reads `package.json`, so what it lists is left out. */
export const external: Rule = (value, use) => {
  const modules = modulesOf(use);
  const scripts = { ...use, items: use.items.filter(isScript) };
  const listed = new Set(dependencies(use.draft.project));
  for (const item of value.kind === 'list' ? value.items : [value]) {
    const name = textOf(item);
    if (item.kind === 'function') externalFunction(item, use);
    else if (item.kind === 'dynamic' && item.why === 'dependencies')
      set(scripts, 'output.autoExternal', true);
    else if (item.kind === 'import' || item.at.text.includes('builtinModules')) continue;
    else if (item.kind === 'regexp' && /^\/\^node:/.test(item.at.text)) continue;
    else if (name?.startsWith('node:')) continue;
    else if (item.kind === 'object')
      set(use, 'output.externals', written(item, use, 'output.externals'));
    else if (name !== undefined)
      set(listed.has(name) ? scripts : use, 'output.externals', [name]);
    else if (item.kind === 'regexp')
      set(use, 'output.externals', [new Code(item.at.text)]);
    else if (item.kind !== 'plain') leave(modules, item, 'output.externals');
  }
};

/** A function that is asked about some modules: it may name those of `package.json`, or all. */
function externalFunction(value: Value & { kind: 'function' }, use: Use): void {
  const about = (name: string) => truth(value.call([plain(name)]));
  const own = ['./a', '../a', '/a'].map(about);
  const others = ['undeclared', '@undeclared/a'].map(about);
  const listed = dependencies(use.draft.project).map(about);
  const isNone = (answers: readonly (boolean | undefined)[]) =>
    answers.every((answer) => answer === false);
  if (isNone(own) && others.every(Boolean)) {
    set(use, 'output.autoExternal', false);
    set(use, 'output.externals', [new Code('/^[^./]/')]);
  } else if (
    !isNone([...own, ...others]) ||
    listed.length === 0 ||
    !listed.every(Boolean)
  )
    leave(use, value, 'output.externals');
}

/** Packages in the bundle. Scripts contain all of them by default. */
export const bundled: Rule = (value, use) => {
  const modules = modulesOf(use);
  const node = written(value, modules, 'output.autoExternal');
  if (node === undefined) return;
  set(modules, 'output.autoExternal.exclude', Array.isArray(node) ? node : [node]);
};

/** `devDependencies` outside, too. */
export const nothingBundled = ifSet((_, use) =>
  set(use, 'output.autoExternal', { devDependencies: true }),
);

/** Names of globals in UMD and IIFE files. */
export const globals: Rule = (value, use) => {
  const names = written(value, use, 'output.externals');
  if (value.kind !== 'object' || !names) return;
  for (const { name, value: given } of value.fields) {
    const root = textOf(given);
    if (root === undefined) continue;
    const all = { root, commonjs: name, commonjs2: name, amd: name };
    for (const { format, settings } of use.items.filter(isScript)) {
      const output = settings.output;
      // The name alone is not needed beside its global.
      if (output && isSettings(output) && Array.isArray(output.externals))
        output.externals = output.externals.filter((one) => one !== name);
      put(settings, 'output', { externals: { [name]: format === 'umd' ? all : root } });
    }
  }
};

/** The global of a script. */
export const globalName: Rule = (value, use) => {
  const name = textOf(value);
  if (name === undefined) return leave(use, value, 'umdName');
  const path = name.includes('.') ? name.split('.') : name;
  for (const { format, settings } of use.items) {
    if (format === 'umd') put(settings, 'umdName', path);
    if (format === 'iife')
      put(settings, 'tools.rspack.output.library', { type: 'global', name: path });
  }
};

/** A text for JavaScript, or an object with one for each kind of file. */
export function around(path: 'banner' | 'footer'): Rule {
  return (value, use) => {
    for (const item of use.items) {
      const own = { ...use, items: [item] };
      const given =
        value.kind === 'function' ? value.call([formatArgument(item.format)]) : value;
      const node = written(given, own, path);
      if (typeof node === 'string') set(own, path, { js: node });
      else if (node) set(own, path, node);
    }
  };
}

/** What functions of tsup and tsdown get for an output. */
export function formatArgument(format: Format, esm = 'esm'): Value {
  const field = (name: string, value: string) => ({ name, value: plain(value) });
  const name = format === 'esm' ? esm : format;
  return {
    kind: 'object',
    at: { line: 0, text: '' },
    fields: [field('format', name), field('...', '')],
  };
}

/** A function that chooses extensions, called for each format. */
export const outExtension =
  (esm: string): Rule =>
  (value, use) => {
    for (const item of use.items) {
      const own = { ...use, items: [item] };
      const given =
        value.kind === 'function'
          ? value.call([formatArgument(item.format, esm)])
          : value;
      const [js, dts] = [textOf(get(given, 'js')), textOf(get(given, 'dts'))];
      if (dts !== undefined) item.old.dts = dts;
      if (js !== undefined) setExtension(own, js);
      else if (dts === undefined) leave(own, value, 'output.filename');
    }
  };

/** Remembers how a tool has called files whose declarations follow the extension of scripts. */
export function rememberNames(
  { items }: Use,
  extension: (format: Format) => string,
): void {
  for (const { format, settings, old } of items) {
    const name = pick(settings, 'output.filename.js');
    const [, own] = /^\[name\](.*)$/.exec(String(name)) ?? [];
    old.js = own ?? extension(format);
    old.dts ??= `.d${old.js.replace(/^.*(\.[cm]?)js$/, '$1ts')}`;
  }
}

/** Names the files of the items, unless Rslib gives them this extension by itself. */
export function setExtension(use: Use, extension: string): void {
  const ending = extension.startsWith('.') ? extension : `.${extension}`;
  for (const { format, settings } of use.items)
    if (ending !== extensionOf(format, use.draft.project))
      put(settings, 'output', { filename: { js: `[name]${ending}` } });
}

export const define: Rule = (value, use) => {
  const node = written(value, use, 'source.define');
  if (node && Object.keys(node).length > 0) set(use, 'source.define', node);
  if (value.kind !== 'object') return;
  for (const { name, value: given } of value.fields)
    if (name.includes('?.'))
      note(use, 'defineChain', given.at, '/config/rsbuild/source-define#define-chain');
};

/** Adds React's plugin, for old versions of React without `react/jsx-runtime`. */
export function addReact(use: Use, classic = false): void {
  const old = (oldestReact(use.draft.project) ?? 99) < 17;
  if (old) note(use, 'oldReact', undefined, '/guide/solution/react#jsx-transform');
  addPlugin(use, '@rsbuild/plugin-react', 'pluginReact', () =>
    classic || old
      ? "pluginReact({ swcReactOptions: { runtime: 'classic' } })"
      : undefined,
  );
}

export function addPlugin(
  use: Use,
  from: string,
  name: string,
  call: () => string | undefined = () => undefined,
): void {
  use.draft.imports.set(from, name);
  for (const { settings } of use.items) {
    const text = call() ?? `${name}()`;
    const before = pick(settings, 'plugins');
    const there = Array.isArray(before) ? before : [];
    if (!there.some((one) => one instanceof Code && one.text.startsWith(name)))
      put(settings, 'plugins', [new Code(text)]);
  }
}
