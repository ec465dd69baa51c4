import {
  get,
  hasPlugin,
  is,
  listOf,
  textOf,
  textsOf,
  truth,
  type Value,
} from '../read/value.ts';
import { put } from '../write/node.ts';
import { type Item, newItem, type Use } from './draft.ts';
import { withoutDot } from './files.ts';
import * as packages from './packages.ts';
import { plugins } from './plugins.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { inWords, nothing, rulesOf, type Tables, type Tool } from './tables.ts';

/** The output that an item was made from. */
export const outputs = new WeakMap<Item, Value>();

/** Whether an output has a format that is none of Rslib, such as `system`. */
function hasOtherFormat(output: Value): boolean {
  const name = textOf(get(output, 'format'));
  return name !== undefined && shared.formatsOf([name]).length === 0;
}

/** One item for each output of a configuration. */
export function itemsOfOutputs(list: Value | undefined): Item[] {
  const known = listOf(list).filter(
    (output) => truth(output) !== false && !hasOtherFormat(output),
  );
  return known.map((output) => {
    const [format = 'esm'] = shared.formatsOf([textOf(get(output, 'format')) ?? 'esm']);
    const item = newItem(format);
    outputs.set(item, output);
    return item;
  });
}

/** File names as Rollup and Rolldown take them. */
export const entryFileNames: rules.Rule = (value, use) => {
  for (const [{ format, settings }, own] of rules.split(use)) {
    const name = textOf(value)?.replaceAll('[format]', format === 'esm' ? 'es' : format);
    if (!name || /\[(?!name\])/.test(name)) rules.leave(own, value, 'output.filename');
    else if (name.startsWith('[name].'))
      shared.setExtension(own, name.slice('[name]'.length));
    else put(settings, 'output', { filename: { js: name } });
  }
};

/** Endings that say what a file is for; they stay in `filename`, the rest is the entry. */
const ending =
  /(?:\.(?:umd|iife|esm?|cjs|min|module|global|browser|legacy-esm))*\.[cm]?js$/;

/** The path of a single entry; `undefined` of several, of a pattern, and of what is not known. */
export function onlyEntry(value: Value | undefined): string | undefined {
  const paths =
    value?.kind === 'object' ? value.fields.map((one) => one.value) : listOf(value);
  const path = paths.length === 1 ? textOf(paths[0]) : undefined;
  return path && !/[*{!]/.test(path) ? path : undefined;
}

/** `dist/esm/name.umd.js` as the folder, the entry and the ending. */
const file: rules.Rule = (value, use) => {
  const [, folder = '.', base = ''] =
    /^(?:\.\/)?(?:(.*)\/)?([^/]+)$/.exec(textOf(value) ?? '') ?? [];
  if (!base || !ending.test(base)) return rules.leave(use, value, 'output.filename');
  if (folder !== 'dist') rules.set(use, 'output.distPath', folder);
  const name = base.replace(ending, '');
  const input = onlyEntry(get(use.config, 'input') ?? get(use.config, 'entry'));
  if (input) sources.setEntries(use, { [name]: input });
  // The command line has the input, and this the name.
  else rules.leave(use, value, 'source.entry');
  shared.setExtension(use, base.slice(name.length));
};

const input: rules.Rule = (value, use) => {
  if (use.items.length === 0) return rules.unneeded(value, use);
  const named = onlyEntry(value) !== undefined;
  const own = rules.only(use, (item) => !named || !get(outputs.get(item), 'file'));
  if (own.items.length > 0) sources.entryByFile(value, own);
};

export const preserveModules: rules.Rule = (value, use) => {
  if (!is(value, true)) return;
  for (const { settings } of use.items) delete settings.source;
  const [item] = use.items;
  const root = textOf(get(item && outputs.get(item), 'preserveModulesRoot'));
  const { config } = use;
  const input = get(config, 'input') ?? get(get(get(config, 'build'), 'lib'), 'entry');
  const [first] = input?.kind === 'object' ? input.fields : [{ value: listOf(input)[0] }];
  const entry = textOf(first?.value) ?? 'src/';
  sources.everyFile(use, [root ? `${withoutDot(root).replace(/\/$/, '')}/**` : entry]);
};

/** What a module exports by default is the global itself, or all of the module. */
const exported: rules.Rule = (value, use) => {
  if (!is(value, 'default')) return rules.unneeded(value, use);
  for (const { format, settings } of use.items.filter(packages.isScript)) {
    const type = format === 'umd' ? 'umd' : 'global';
    put(settings, 'tools.rspack.output.library', { type, export: 'default' });
  }
};

const eager = rules.on('tools.rspack.module', {
  parser: { javascript: { dynamicImportMode: 'eager' } },
});

const outputTables: Tables = {
  'rollup-options#entries': [
    ['dir', 'output.distPath'],
    ['file', 'output.distPath', file],
    ['entryFileNames', 'output.filename', entryFileNames],
    ['chunkFileNames', 'tools.rspack', rules.none],
    ['assetFileNames', 'output.filename', rules.none],
    ['manualChunks', inWords],
    ['preserveModules', 'lib.bundle', preserveModules],
    ['preserveModulesRoot', 'lib.outBase', rules.unneeded],
    ['inlineDynamicImports', 'tools.rspack', eager],
    ['sanitizeFileName hashCharacters virtualDirname', nothing],
    ['experimentalMinChunkSize onlyExplicitManualChunks', nothing],
    ['minifyInternalExports hoistTransitiveImports', nothing, rules.unneeded],
  ],
  'rollup-options#format': [
    ['format', 'lib.format'],
    ['name', 'lib.umdName'],
    ['globals', 'output.externals', packages.globals],
    ['extend', 'tools.rspack', rules.none],
    ['amd', inWords, rules.unneeded],
    ['exports', inWords, exported],
    ['esModule', nothing, rules.unneeded],
    ['interop', nothing, rules.unneeded],
    ['dynamicImportInCjs', nothing, rules.unneeded],
    ['externalLiveBindings freeze reexportProtoFromExternal', nothing, rules.unneeded],
    ['noConflict strict systemNullSetters', nothing, rules.unneeded],
    ['externalImportAttributes externalImportAssertions', nothing, rules.unneeded],
    ['importAttributesKey', nothing, rules.unneeded],
  ],
  'rollup-options#code': [
    ['banner footer', 'lib.banner lib.footer'],
    ['intro outro', inWords],
    ['paths', 'output.externals'],
    ['plugins', inWords, plugins],
    ['generatedCode preferConst', nothing, rules.unneeded],
    ['compact', 'output.minify', rules.none],
    ['indent validate', nothing, rules.unneeded],
  ],
  'rollup-options#source-maps': [
    ['sourcemap', 'output.sourceMap'],
    ['sourcemapExcludeSources', inWords],
    ['sourcemapFileNames sourcemapFile', 'tools.rspack', rules.none],
    ['sourcemapPathTransform', 'tools.rspack', rules.none],
    ['sourcemapBaseUrl sourcemapIgnoreList sourcemapDebugIds', inWords],
  ],
};
export const outputRules = rulesOf(outputTables);

/** Applies the options of each output to its own item. */
export function applyOutputs(use: Use, value: Value): void {
  for (const other of listOf(value).filter(hasOtherFormat))
    rules.leave(use, other, '', 'format');
  for (const [item, own] of rules.split(use)) {
    const output = outputs.get(item);
    if (output) rules.fields(outputRules)(output, own);
  }
}

function begin(use: Use): Item[] {
  if (hasPlugin(get(use.config, 'plugins'), /^rollup-plugin-dts$/)) {
    use.draft.declarations.push(use.config);
    return [];
  }
  const output = get(use.config, 'output');
  if (output) return itemsOfOutputs(output);
  rules.note(use, 'commandLine');
  return [newItem('esm')];
}

/** What is installed and not outside is in the bundle of Rollup. */
function bundlePackages(use: Use): void {
  const all = get(use.config, 'plugins');
  if (hasPlugin(all, /external/)) return;
  const outside = get(use.config, 'external');
  const inside = packages.inside(use.draft, outside);
  const scripts = rules.only(use, packages.isScript);
  // Without this plugin, Rollup finds no package.
  if (!hasPlugin(all, /node-resolve/)) {
    if (inside.length > 0) rules.set(scripts, 'output.autoExternal', true);
  } else if (!outside) {
    rules.set(packages.modulesOf(use), 'output.autoExternal', false);
    rules.note(use, 'bundled');
  } else if (textsOf(outside) && inside.length > 0) rules.note(use, 'dependencies');
}

const ownPlugins: rules.Rule = (value, use) =>
  plugins(value, { ...use, link: '/guide/migration/rollup-options#own' });

const inputTables: Tables = {
  'rollup-options#input': [
    ['input', 'source.entry', input],
    ['output', inWords, (value, use) => applyOutputs(use, value)],
    ['external', 'output.externals'],
    ['plugins', inWords, ownPlugins],
    ['treeshake', nothing, shared.treeshake],
    ['jsx', inWords],
    ['watch', inWords, rules.unneeded],
    ['cache experimentalCacheExpiry', 'performance.buildCache', rules.unneeded],
    ['logLevel', 'logLevel', rules.none],
    ['onLog onwarn', nothing],
    ['perf', nothing],
    ['preserveSymlinks', 'tools.rspack', rules.none],
    ['shimMissingExports', nothing],
    ['preserveEntrySignatures', nothing],
    ['context moduleContext makeAbsoluteExternalsRelative', nothing],
    ['maxParallelFileOps fs experimentalLogSideEffects', nothing],
    ['strictDeprecations', nothing, rules.unneeded],
  ],
};

export const rollup: Tool = {
  id: 'rollup',
  name: 'Rollup',
  flags: '/guide/migration/rollup-options#flags',
  links: {
    cjsDefault: '/guide/migration/rollup-options#cjs-default',
    dependencies: '/guide/migration/rollup-options#external',
    typeErrors: '/guide/migration/rollup#type-errors',
  },
  marks: ['input', 'output'],
  modules: ['rollup'],
  program: /^rollup\b/,
  begin,
  tables: inputTables,
  others: outputTables,
  finish(use) {
    const { type } = use.draft.project.manifest ?? {};
    const has = (item: Item, option: string) => get(outputs.get(item), option);
    const isNamed = (item: Item) => !has(item, 'dir') || has(item, 'entryFileNames');
    const isJs = ({ format }: Item) => type !== 'module' || format !== 'cjs';
    shared.setExtension(
      rules.only(use, (item) => !isNamed(item) && isJs(item)),
      '.js',
    );
    const isSame = (item: Item) =>
      item.format === 'esm' ||
      is(has(item, 'exports'), 'named') ||
      (packages.isScript(item) && is(has(item, 'exports'), 'default'));
    if (!use.items.every(isSame)) rules.note(use, 'cjsDefault');
    bundlePackages(use);
  },
};
