import { get, is, textOf, textsOf, truth, type Value } from '../read/value.ts';
import { put } from '../write/node.ts';
import {
  apply,
  leave,
  none,
  note,
  type Rule,
  section,
  set,
  to,
  unneeded,
  written,
} from './draft.ts';
import { plugins, setDts } from './plugins.ts';
import {
  around,
  define,
  entry,
  everyFile,
  external,
  format,
  formatsOf,
  globalName,
  globals,
  id,
  loader,
  minify,
  outDir,
  outExtension,
  setExtension,
  sourceMap,
  syntax,
} from './shared.ts';
import type { Tool } from './tool.ts';

const page = '/guide/migration/tsdown-options';

const neverBundle: Rule = (value, use) =>
  is(value, true)
    ? set(use, 'output.autoExternal', { devDependencies: true })
    : external(value, use);

const deps: Rule = (value, use) =>
  apply(
    {
      neverBundle,
      alwaysBundle: to('output.autoExternal.exclude'),
      dts: none,
      ...{ onlyBundle: none, onlyImport: none, resolveDepSubpath: none },
    },
    value,
    use,
  );

const dts: Rule = (value, use) => {
  if (truth(value) === undefined) return leave(use, value, 'dts');
  if (!truth(value)) return;
  setDts(use, !is(get(use.config, 'unbundle'), true));
  if (value.kind === 'object')
    apply(
      {
        ...{ oxc: unneeded, tsgo: unneeded, generator: unneeded, sourcemap: none },
        ...{ tsconfig: to('source.tsconfigPath'), build: to('dts.build') },
        ...{ emitDtsOnly: none, compilerOptions: none, resolve: none },
      },
      value,
      use,
    );
};

const env: Rule = (value, use) => {
  if (value.kind !== 'object') return leave(use, value, 'source.define');
  for (const { name, value: given } of value.fields) {
    const node = written(given, use, 'source.define');
    for (const object of ['process.env', 'import.meta.env'])
      if (node !== undefined)
        set(use, 'source', { define: { [`${object}.${name}`]: JSON.stringify(node) } });
  }
};

const copy: Rule = (value, use) => {
  const folders = textsOf(value);
  if (!folders) return leave(use, value, 'output.copy');
  set(
    use,
    'output.copy',
    folders.map((from) => ({ from, to: from.split('/').at(-1) })),
  );
};

const outputOptions: Rule = (value, use) =>
  value.kind === 'object'
    ? apply(
        { globals, entryFileNames, banner: around('banner'), exports: none },
        value,
        use,
      )
    : leave(use, value);

/** Names of files in the way of Rollup. */
export const entryFileNames: Rule = (value, use) => {
  for (const item of use.items) {
    const own = { ...use, items: [item] };
    const name = textOf(value)?.replaceAll(
      '[format]',
      item.format === 'esm' ? 'es' : item.format,
    );
    if (!name || /\[(?!name\])/.test(name)) leave(own, value, 'output.filename');
    else if (name.startsWith('[name].')) setExtension(own, name.slice('[name]'.length));
    else put(item.settings, 'output', { filename: { js: name } });
  }
};

const css: Rule = (value, use) => {
  const file = textOf(get(value, 'fileName'));
  set(use, 'output.target', 'web');
  if (file) set(use, 'output', { filename: { css: file } });
  if (is(get(value, 'inject'), true)) set(use, 'output.injectStyles', true);
};

const platform: Rule = (value, use) => {
  if (is(value, 'browser')) set(use, 'output.target', 'web');
};

const unbundle: Rule = (value, use) => {
  if (truth(value)) everyFile(use);
};

export const tsdown: Tool = {
  id: 'tsdown',
  page,
  modules: ['tsdown'],
  program: /^tsdown\b/,
  begin: ({ config }) =>
    formatsOf(textsOf(get(config, 'format')) ?? ['esm']).map((format) => ({
      ...{ format, settings: {} },
    })),
  rules: {
    ...section(page, 'files', {
      ...{
        entry,
        format,
        outDir,
        outExtensions: outExtension('es'),
        hash: unneeded,
      },
      ...{ fixedExtension: unneeded, root: to('outBase'), clean: unneeded, copy },
      exports: (value, use) => {
        if (truth(value))
          note(use, 'exports', value.at, '/guide/migration/tsdown#exports');
      },
      ...{ name: id, cwd: none, tsconfig: to('source.tsconfigPath') },
      ...{ workspace: none, write: none, exe: none },
    }),
    ...section(page, 'packages', {
      ...{ deps, external: neverBundle, noExternal: to('output.autoExternal.exclude') },
      ...{ skipNodeModulesBundle: neverBundle, inlineOnly: none },
      ...{ nodeProtocol: none, treeshake: unneeded, unused: none },
    }),
    ...section(page, 'declarations', { dts }),
    ...section(page, 'syntax', { target: syntax, minify, sourcemap: sourceMap }),
    ...section(page, 'values', {
      ...{ define, env, envFile: none, envPrefix: none, alias: to('resolve.alias') },
      ...{ loader, shims: shims(), globImport: none },
      ...{ banner: around('banner'), footer: around('footer') },
    }),
    ...section(page, 'browsers', { platform, globalName, css }),
    ...section(page, 'unbundle', { unbundle }),
    ...section(page, 'cjs-default', { cjsDefault: unneeded }),
    ...section('/guide/migration/tsdown-plugins', 'scripts', {
      ...{ plugins, hooks: none, inputOptions: none, outputOptions, watch: unneeded },
      onSuccess: (value, use) => leave(use, value, '', 'onSuccess'),
      ...{ ignoreWatch: unneeded, publint: none, attw: none, report: unneeded },
      ...{ devtools: none, logLevel: to('logLevel'), customLogger: none, checks: none },
      ...{ suppressWarnings: none, failOnWarn: none, fromVite: none },
    }),
  },
  finish(use) {
    const { manifest } = use.draft.project;
    if (!get(use.config, 'dts') && (manifest?.types || manifest?.typings))
      setDts(use, !is(get(use.config, 'unbundle'), true));
    if (is(get(use.config, 'platform'), 'browser') && !get(use.config, 'css'))
      set(use, 'output', { filename: { css: 'style.css' } });
    const scripts = use.items.filter(({ format }) => /umd|iife/.test(format));
    const named =
      get(use.config, 'outExtensions') ??
      get(get(use.config, 'outputOptions'), 'entryFileNames');
    if (!named)
      for (const item of scripts)
        setExtension({ ...use, items: [item] }, `.${item.format}.js`);
    if (use.items.some(({ format }) => format === 'cjs'))
      note(use, 'cjsDefault', undefined, `${page}#cjs-default`);
  },
};

function shims(): Rule {
  return (value: Value, use) => {
    if (truth(value)) set(use, 'shims.esm', { __dirname: true, __filename: true });
  };
}
