import { get, is, textOf, textsOf, type Value } from '../read/value.ts';
import { put } from '../write/node.ts';
import {
  apply,
  every,
  type Item,
  leave,
  newItem,
  none,
  note,
  type Rule,
  type Rules,
  section,
  set,
  to,
  type Use,
  unneeded,
} from './draft.ts';
import * as packages from './packages.ts';
import { hasPlugin, plugins } from './plugins.ts';
import { dependencies, extensionOf } from './project.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import type { Tool } from './tool.ts';
import { entryFileNames } from './tsdown.ts';

const page = '/guide/migration/rollup-options';

/** The output that an item was made from. */
const outputs = new WeakMap<Item, Value>();

/** One item for each output of a configuration. */
export function itemsOfOutputs(list: Value | undefined): Item[] {
  const all = list?.kind === 'list' ? list.items : list ? [list] : [];
  return all.map((output) => {
    const [format = 'esm'] = shared.formatsOf([textOf(get(output, 'format')) ?? 'esm']);
    const item = newItem(format);
    outputs.set(item, output);
    return item;
  });
}

/** Endings that say what a file is for; they stay in `filename`, the rest is the entry. */
const ending =
  /(?:\.(?:umd|iife|esm?|cjs|min|module|global|browser|legacy-esm))*\.[cm]?js$/;

/** `dist/esm/name.umd.js` as the folder, the entry and the ending. */
const file: Rule = (value, use) => {
  const [, folder = '.', base = ''] =
    /^(?:\.\/)?(?:(.*)\/)?([^/]+)$/.exec(textOf(value) ?? '') ?? [];
  const input = textOf(get(use.config, 'input'));
  if (!base || !ending.test(base)) return leave(use, value, 'output.filename');
  if (folder !== 'dist') set(use, 'output.distPath', folder);
  const name = base.replace(ending, '');
  if (input) sources.setEntries(use, { [name]: input });
  for (const { format, settings } of use.items) {
    const rest = base.slice(name.length);
    if (rest !== extensionOf(format, use.draft.project))
      put(settings, 'output', { filename: { js: `[name]${rest}` } });
  }
};

/** A single entry of an output with `file` is named by the file. */
const input: Rule = (value, use) => {
  const named = textOf(value) !== undefined;
  const items = use.items.filter((item) => !named || !get(outputs.get(item), 'file'));
  if (items.length > 0) sources.entry(value, { ...use, items });
};

export const preserveModules: Rule = (value, use) => {
  if (!is(value, true)) return;
  for (const { settings } of use.items) delete settings.source;
  const [item] = use.items;
  const root = textOf(get(item && outputs.get(item), 'preserveModulesRoot'));
  sources.everyFile(use, [`${root ?? 'src'}/`]);
};

const eager: Rule = (value, use) => {
  const parser = { javascript: { dynamicImportMode: 'eager' } };
  if (is(value, true)) set(use, 'tools.rspack.module', { parser });
};

const names =
  'sanitizeFileName hashCharacters virtualDirname experimentalMinChunkSize onlyExplicitManualChunks';
const wrappers =
  'amd exports esModule interop dynamicImportInCjs externalLiveBindings freeze strict noConflict ' +
  'reexportProtoFromExternal systemNullSetters minifyInternalExports hoistTransitiveImports ' +
  'externalImportAttributes externalImportAssertions importAttributesKey generatedCode indent validate';
const maps =
  'sourcemapExcludeSources sourcemapFileNames sourcemapPathTransform sourcemapBaseUrl ' +
  'sourcemapFile sourcemapIgnoreList sourcemapDebugIds';

export const outputRules: Rules = {
  ...section(page, 'entries', {
    ...{ dir: shared.outDir, file, entryFileNames },
    ...{ preserveModules, preserveModulesRoot: unneeded, inlineDynamicImports: eager },
    ...every(none, `chunkFileNames assetFileNames manualChunks ${names}`),
  }),
  ...section(page, 'format', {
    ...{ format: shared.format, name: packages.globalName, globals: packages.globals },
    ...{ extend: none, ...every(unneeded, wrappers) },
  }),
  ...section(page, 'code', {
    ...{ banner: shared.around('banner'), footer: shared.around('footer') },
    ...{ intro: none, outro: none, paths: to('output.externals') },
    ...{ plugins, compact: shared.minify },
  }),
  ...section(page, 'source-maps', {
    ...{ sourcemap: shared.sourceMap, ...every(none, maps) },
  }),
};

/** Applies the options of each output to its own item. */
export function applyOutputs(use: Use, option = 'output', rules = outputRules): void {
  for (const item of use.items) {
    const output = outputs.get(item);
    if (output) apply(rules, output, { ...use, option, items: [item] });
  }
}

function begin(use: Use): Item[] {
  if (hasPlugin(get(use.config, 'plugins'), /^rollup-plugin-dts$/)) {
    use.draft.declarations = true;
    return [];
  }
  return itemsOfOutputs(get(use.config, 'output'));
}

/** What is installed and not outside is in the bundle of Rollup. */
function bundlePackages(use: Use): void {
  const all = get(use.config, 'plugins');
  if (!hasPlugin(all, /node-resolve/) || hasPlugin(all, /external/)) return;
  const outside = get(use.config, 'external');
  const names = textsOf(outside);
  const inside = dependencies(use.draft.project).filter((name) => !names?.includes(name));
  const link = '/guide/migration/rollup-plugins#external';
  if (!outside) {
    set(packages.modulesOf(use), 'output.autoExternal', false);
    note(use, 'bundled', undefined, link);
  } else if (names && inside.length > 0) note(use, 'dependencies', undefined, link);
}

const unused =
  'context moduleContext makeAbsoluteExternalsRelative maxParallelFileOps fs ' +
  'experimentalLogSideEffects onLog onwarn perf preserveSymlinks shimMissingExports';

export const rollup: Tool = {
  id: 'rollup',
  page,
  flags: `${page}#flags`,
  modules: ['rollup'],
  program: /^rollup\b/,
  begin,
  rules: {
    ...section('/guide/migration/rollup-plugins', 'own', { plugins }),
    ...section(page, 'input', {
      ...{ input, external: packages.external, output: (_, use) => applyOutputs(use) },
      ...{ treeshake: none, jsx: none, logLevel: none, preserveEntrySignatures: none },
      ...every(unneeded, 'watch cache experimentalCacheExpiry strictDeprecations'),
      ...every(none, unused),
    }),
  },
  finish(use) {
    const { type } = use.draft.project.manifest ?? {};
    for (const item of use.items) {
      const output = outputs.get(item);
      if (!get(output, 'dir') || get(output, 'entryFileNames')) continue;
      const kept = extensionOf(item.format, use.draft.project);
      if (kept !== '.js' && !(type === 'module' && item.format === 'cjs'))
        put(item.settings, 'output', { filename: { js: '[name].js' } });
    }
    const isObject = (item: Item) => is(get(outputs.get(item), 'exports'), 'named');
    if (use.items.some((item) => item.format === 'cjs' && !isObject(item)))
      note(use, 'cjsDefault', undefined, `${page}#cjs-default`);
    bundlePackages(use);
  },
};
