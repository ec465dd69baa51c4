import { get, is, listOf, plain, textOf, textsOf, type Value } from '../read/value.ts';
import { type Format, type Item, newItem, type Project, type Use } from './draft.ts';
import { isStylesheet, pathsIn, withoutDot } from './files.ts';
import * as packages from './packages.ts';
import { plugins, replace, setDts } from './plugins.ts';
import { entryFileNames, outputRules } from './rollup.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { inWords, nothing, rulesOf, type Tables, type Tool } from './tables.ts';

/** The entry that mkdist builds into an item of its own. */
const folders = new WeakMap<Item, Value>();

const bundledOf = (use: Use) => rules.only(use, (item) => !folders.has(item));

function builderOf(entry: Value): string {
  const input = textOf(entry) ?? textOf(get(entry, 'input'));
  return textOf(get(entry, 'builder')) ?? (input?.endsWith('/') ? 'mkdist' : 'rollup');
}

/** Entries and formats as unbuild infers them from the paths in `package.json`. */
function inferred({ manifest = {} }: Project) {
  const { exports, main, module, types, bin } = manifest;
  const paths = pathsIn([exports, main, module, types, bin]).map(withoutDot);
  const built = paths.filter((path) => /^dist\/[^*]+\.[cm]?[jt]s$/.test(path));
  const names = built.map((path) => path.slice(5).replace(/(?:\.d)?\.\w+$/, ''));
  const isCjs = (path: string) =>
    path.endsWith('.cjs') || (path.endsWith('.js') && manifest.type !== 'module');
  return {
    entries: Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])),
    hasCjs: built.some(isCjs),
  };
}

/** An item for each format of the bundled entries, and one for each entry of mkdist. */
function begin({ config, draft }: Use): Item[] {
  const all = listOf(get(config, 'entries'));
  const files = all.filter((entry) => builderOf(entry) === 'mkdist');
  const isBundled = all.some((entry) => builderOf(entry) === 'rollup');
  const asked = get(get(config, 'rollup'), 'emitCJS');
  const hasCjs =
    is(asked, true) || (!asked && all.length === 0 && inferred(draft.project).hasCjs);
  const formats: Format[] = hasCjs ? ['esm', 'cjs'] : ['esm'];
  const bundled = isBundled || files.length === 0 ? formats.map(newItem) : [];
  const own = files.flatMap((entry) => {
    const items = shared.itemsOf(get(entry, 'format'), 'esm');
    for (const item of items) folders.set(item, entry);
    return items;
  });
  return [...bundled, ...own];
}

const entries: rules.Rule = (value, use) => {
  const bundled = bundledOf(use);
  const named: Record<string, string> = {};
  for (const item of listOf(value)) {
    const input = textOf(item) ?? textOf(get(item, 'input'));
    const builder = builderOf(item);
    if (!input) rules.leave(bundled, item, 'source.entry');
    else if (builder === 'mkdist') {
      const folder = input.replace(/^\.\/|\/$/g, '');
      const own = rules.only(use, (one) => folders.get(one) === item);
      mkdist(item, folder, own);
    } else if (builder !== 'rollup') rules.leave(bundled, item, 'source.entry', 'byHand');
    else {
      rules.apply(rules.every(rules.unneeded, 'input name builder'), item, bundled);
      const name = textOf(get(item, 'name')) ?? input.replace(/^(?:\.\/)?(?:src\/)?/, '');
      named[name.replace(/\.[cm]?[tj]sx?$/, '')] = input;
    }
  }
  if (Object.keys(named).length > 0) sources.setEntries(bundled, named);
};

const hasStylesOnly = (entry: Value | undefined) =>
  textsOf(get(entry, 'pattern'))?.every(isStylesheet) === true;

function mkdist(item: Value, folder: string, use: Use): void {
  const patterns = textsOf(get(item, 'pattern')) ?? ['**'];
  if (hasStylesOnly(item)) rules.set(use, 'output.target', 'web');
  else if (patterns.some((one) => /^[^!].*\*$/.test(one))) rules.note(use, 'otherFiles');
  const files = patterns.map((one) => one.replace(/^(!?)/, `$1./${folder}/`));
  sources.everyFile(use, files);
  for (const { old } of use.items) old.dts = '.d.ts';
  rules.apply(entryRules, item, use);
}

const declaration = rules.ifSet((value, use) => {
  const isCopied = bundledOf(use).items.length > 0 && !is(value, 'node16');
  if (isCopied) rules.note(use, 'fewerTypes');
  for (const [item, own] of rules.split(use)) {
    const entry = folders.get(item);
    if (!get(entry, 'declaration') && !hasStylesOnly(entry)) setDts(own, !entry);
  }
});

/** An entry may have a folder of its own. */
const outDir = rules.forSome((item) => !get(folders.get(item), 'outDir'), shared.outDir);

/** What only the bundler reads. */
const forBundler = (rule: rules.Rule) =>
  rules.forSome((item) => !folders.has(item), rule);

const inlined: rules.Rule = (value, use) => {
  if (!is(value, true)) packages.bundled(value, use);
};

const extension: rules.Rule = (value, use) =>
  entryFileNames(plain(`[name].${textOf(value)}`, value.at), use);

const tables: Tables = {
  'unbuild-options#options': [
    ['entries', 'source.entry', entries],
    ['preset', inWords, (value, use) => rules.leave(use, value)],
    ['name', 'lib.id', rules.none],
    ['rootDir', 'root', rules.none],
    ['outDir', 'output.distPath', outDir],
    ['clean', 'output.cleanDistPath'],
    ['declaration', 'lib.dts.bundle', declaration],
    ['sourcemap', 'output.sourceMap', forBundler(shared.sourceMap)],
    ['externals', 'output.externals'],
    [
      'dependencies peerDependencies devDependencies',
      'output.autoExternal',
      rules.unneeded,
    ],
    ['alias', 'resolve.alias', forBundler(shared.aliases)],
    ['replace', 'source.define', forBundler(replace)],
    ['stub stubOptions', nothing],
    ['watch watchOptions', inWords, rules.unneeded],
    ['failOnWarn', nothing, rules.unneeded],
    ['parallel', nothing, rules.unneeded],
    ['hooks', 'plugins', shared.ownCode],
    ['rollup', inWords, rules.unneeded],
  ],
  'unbuild-options#rollup': [
    ['rollup.emitCJS', 'lib.format', rules.unneeded],
    ['rollup.inlineDependencies', 'output.autoExternal.exclude', forBundler(inlined)],
    [
      'rollup.output',
      inWords,
      forBundler(rules.fields({ ...outputRules, plugins, format: rules.none })),
    ],
    [
      'rollup.esbuild',
      inWords,
      forBundler(
        rules.fields({ target: shared.syntax, minify: shared.minify, jsx: rules.none }),
      ),
    ],
    ['rollup.replace', 'source.define', forBundler(replace)],
    [
      'rollup.alias',
      'resolve.alias',
      forBundler(rules.fields({ entries: shared.aliases })),
    ],
    ['rollup.resolve', 'resolve', rules.none],
    ['rollup.json', inWords, rules.unneeded],
    ['rollup.commonjs', inWords, rules.unneeded],
    ['rollup.dts', 'lib.dts', rules.none],
    ['rollup.cjsBridge', 'lib.shims'],
    ['rollup.preserveDynamicImports', nothing],
    ['rollup.watch', inWords, rules.unneeded],
  ],
};

/** The fields of an entry that mkdist builds. */
const entryTables: Tables = {
  'unbuild-options#mkdist': [
    ['builder', inWords, rules.unneeded],
    ['input pattern', 'source.entry', rules.unneeded],
    ['srcDir globOptions', 'source.entry', rules.none],
    ['name', nothing, rules.unneeded],
    ['outDir', 'output.distPath'],
    ['distDir', 'output.distPath', rules.none],
    ['cleanDist', 'output.cleanDistPath', rules.unneeded],
    ['format', 'lib.format', rules.unneeded],
    ['declaration', 'lib.dts', rules.ifSet((_, use) => setDts(use, false))],
    ['ext', 'output.filename', extension],
    ['loaders', 'plugins', rules.none],
    ['esbuild', inWords],
    ['postcss', 'tools.postcss', rules.none],
    ['typescript', 'source.tsconfigPath', rules.none],
    ['addRelativeDeclarationExtensions', 'lib.redirect.dts', rules.unneeded],
  ],
};
const entryRules = rulesOf(entryTables);

export const unbuild: Tool = {
  id: 'unbuild',
  name: 'unbuild',
  flags: '/guide/migration/unbuild-options#flags',
  links: {
    cjsDefault: '/guide/migration/unbuild-options#default',
    replace: '/guide/migration/unbuild#replace',
  },
  marks: ['entries'],
  modules: ['unbuild'],
  program: /^unbuild\b/,
  isOptional: true,
  begin,
  tables,
  others: entryTables,
  finish(use: Use) {
    shared.rememberNames(use, shared.fixedExtension);
    const { manifest } = use.draft.project;
    const declares = get(use.config, 'declaration') === undefined;
    if (declares && (manifest?.types || manifest?.typings)) declaration(use.config, use);
    if (use.items.some(({ format }) => format === 'cjs')) rules.note(use, 'cjsDefault');
    if (get(use.config, 'entries')) return;
    rules.note(use, 'inferredEntries');
    const { entries: found } = inferred(use.draft.project);
    if (Object.keys(found).length > 0) sources.setEntries(use, found);
  },
};
