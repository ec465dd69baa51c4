import { get, is, listOf, plain, textOf, textsOf, type Value } from '../read/value.ts';
import { type Format, type Item, newItem, type Use } from './draft.ts';
import { folderOf } from './files.ts';
import * as packages from './packages.ts';
import { plugins, setDts } from './plugins.ts';
import { entryFileNames, outputRules } from './rollup.ts';
import {
  apply,
  fields,
  ifSet,
  leave,
  none,
  note,
  only,
  type Rule,
  set,
  split,
  unneeded,
} from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { inWords, nothing, rulesOf, type Tables, type Tool } from './tables.ts';

/** The entry that mkdist builds into an item of its own. */
const folders = new WeakMap<Item, Value>();

function builderOf(entry: Value): string {
  const input = textOf(entry) ?? textOf(get(entry, 'input'));
  return textOf(get(entry, 'builder')) ?? (input?.endsWith('/') ? 'mkdist' : 'rollup');
}

/** An item for each format of the bundled entries, and one for each entry of mkdist. */
function begin({ config }: Use): Item[] {
  const all = listOf(get(config, 'entries'));
  const files = all.filter((entry) => builderOf(entry) === 'mkdist');
  const isBundled = all.some((entry) => builderOf(entry) === 'rollup');
  const hasCjs = is(get(get(config, 'rollup'), 'emitCJS'), true);
  const formats: Format[] = hasCjs ? ['esm', 'cjs'] : ['esm'];
  const bundled = isBundled || files.length === 0 ? formats.map(newItem) : [];
  const own = files.flatMap((entry) => {
    const items = shared.itemsOf(get(entry, 'format'), 'esm');
    for (const item of items) folders.set(item, entry);
    return items;
  });
  return [...bundled, ...own];
}

const entries: Rule = (value, use) => {
  const bundled = only(use, (item) => !folders.has(item));
  const named: Record<string, string> = {};
  for (const item of listOf(value)) {
    const input = textOf(item) ?? textOf(get(item, 'input'));
    const builder = builderOf(item);
    if (!input) leave(bundled, item, 'source.entry');
    else if (builder === 'mkdist') {
      const folder = input.replace(/^\.\/|\/$/g, '');
      mkdist(
        item,
        folder,
        only(use, (one) => folders.get(one) === item),
      );
    } else if (builder === 'copy') {
      // Rslib copies into the folder of an item.
      const first = only(use, (one) => one === use.items[0]);
      const root = first.items.map(folderOf).join();
      const folder = textOf(get(item, 'outDir'))?.replace(root, '.');
      set(first, 'output.copy', [{ from: input, ...(folder && { to: folder }) }]);
    } else if (builder !== 'rollup') leave(bundled, item, 'source.entry', 'none');
    else {
      const name = textOf(get(item, 'name')) ?? input.replace(/^(?:\.\/)?(?:src\/)?/, '');
      named[name.replace(/\.[cm]?[tj]sx?$/, '')] = input;
    }
  }
  if (Object.keys(named).length > 0) sources.setEntries(bundled, named);
};

function mkdist(item: Value, folder: string, use: Use): void {
  const patterns = textsOf(get(item, 'pattern')) ?? ['**'];
  const files = patterns.map((one) => one.replace(/^(!?)/, `$1./${folder}/`));
  sources.everyFile(use, files);
  apply(entryRules, item, use);
}

const declaration = ifSet((_, use) => {
  for (const [item, own] of split(use)) {
    const entry = folders.get(item);
    if (!get(entry, 'declaration')) setDts(own, !entry);
  }
});

/** unbuild replaces text, also in strings. */
const replace: Rule = (value, use) => {
  shared.define(value, use);
  note(use, 'replace', value.at);
};

const inlined: Rule = (value, use) => {
  if (!is(value, true)) packages.bundled(value, use);
};

const extension: Rule = (value, use) =>
  entryFileNames(plain(`[name].${textOf(value)}`, value.at), use);

const tables: Tables = {
  'unbuild-options#options': [
    ['entries', 'source.entry', entries],
    ['preset', inWords],
    ['name', 'lib.id', shared.id],
    ['rootDir', 'root', none],
    ['outDir', 'output.distPath', shared.outDir],
    ['clean', 'output.cleanDistPath', shared.clean],
    ['declaration', 'lib.dts.bundle', declaration],
    ['sourcemap', 'output.sourceMap', shared.sourceMap],
    ['externals', 'output.externals', packages.external],
    ['dependencies peerDependencies devDependencies', 'output.autoExternal', unneeded],
    ['alias', 'resolve.alias', shared.aliases],
    ['replace', 'source.define', replace],
    ['stub stubOptions', nothing],
    ['watch watchOptions', inWords, unneeded],
    ['failOnWarn', nothing, unneeded],
    ['parallel', nothing, unneeded],
    ['hooks', 'plugins', shared.reportEach],
    ['rollup', inWords, unneeded],
  ],
  'unbuild-options#rollup': [
    ['rollup.emitCJS', 'lib.format', unneeded],
    ['rollup.inlineDependencies', 'output.autoExternal.exclude', inlined],
    ['rollup.output', inWords, fields({ ...outputRules, plugins })],
    [
      'rollup.esbuild',
      inWords,
      fields({ target: shared.syntax, minify: shared.minify, jsx: none }),
    ],
    ['rollup.replace', 'source.define', replace],
    ['rollup.alias', 'resolve.alias', fields({ entries: shared.aliases })],
    ['rollup.resolve', 'resolve', none],
    ['rollup.json', inWords, unneeded],
    ['rollup.commonjs', inWords, unneeded],
    ['rollup.dts', 'lib.dts', none],
    ['rollup.cjsBridge', 'lib.shims', shared.shims],
    ['rollup.preserveDynamicImports', nothing],
    ['rollup.watch', inWords, unneeded],
  ],
};

/** The fields of an entry that mkdist builds. */
const entryTables: Tables = {
  'unbuild-options#mkdist': [
    ['builder', inWords, unneeded],
    ['input pattern', 'source.entry', unneeded],
    ['srcDir globOptions', 'source.entry', none],
    ['name', nothing, unneeded],
    ['outDir', 'output.distPath', shared.outDir],
    ['distDir', 'output.distPath', none],
    ['cleanDist', 'output.cleanDistPath', unneeded],
    ['format', 'lib.format', unneeded],
    ['declaration', 'lib.dts', ifSet((_, use) => setDts(use, false))],
    ['ext', 'output.filename', extension],
    ['loaders', 'plugins', none],
    ['esbuild', inWords],
    ['postcss', 'tools.postcss', none],
    ['typescript', 'source.tsconfigPath', none],
    ['addRelativeDeclarationExtensions', 'lib.redirect.dts', unneeded],
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
  file: 'build.config.',
  marks: ['entries'],
  modules: ['unbuild'],
  program: /^unbuild\b/,
  begin,
  tables,
  others: entryTables,
  finish(use: Use) {
    shared.rememberNames(use, (format) => (format === 'esm' ? '.mjs' : '.cjs'));
    const { manifest } = use.draft.project;
    const declares = get(use.config, 'declaration') === undefined;
    if (declares && (manifest?.types || manifest?.typings)) declaration(use.config, use);
    if (use.items.some(({ format }) => format === 'cjs')) note(use, 'cjsDefault');
    if (!get(use.config, 'entries')) note(use, 'inferredEntries');
  },
};
