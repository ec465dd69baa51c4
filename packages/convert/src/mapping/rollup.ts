import { get, is, textOf, type Value } from '../read/value.ts';
import { put } from '../write/node.ts';
import {
  apply,
  type Item,
  leave,
  none,
  type Rule,
  type Rules,
  section,
  set,
  to,
  type Use,
  unneeded,
} from './draft.ts';
import { hasPlugin, plugins } from './plugins.ts';
import { extensionOf } from './project.ts';
import {
  around,
  entry,
  everyFile,
  external,
  format,
  formatsOf,
  globalName,
  globals,
  minify,
  setEntries,
  sourceMap,
} from './shared.ts';
import type { Tool } from './tool.ts';
import { entryFileNames } from './tsdown.ts';

const page = '/guide/migration/rollup-options';

/** The output that an item was made from. */
const outputs = new WeakMap<Item, Value>();

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
  if (input) setEntries(use, { [name]: input });
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
  if (items.length > 0) entry(value, { ...use, items });
};

const dir: Rule = (value, use) => {
  const folder = textOf(value)?.replace(/^\.\//, '').replace(/\/$/, '');
  if (folder === undefined) leave(use, value, 'output.distPath');
  else if (folder !== 'dist') set(use, 'output.distPath', folder);
};

export const preserveModules: Rule = (value, use) => {
  if (!is(value, true)) return;
  for (const { settings } of use.items) delete settings.source;
  const [item] = use.items;
  const root = textOf(get(item && outputs.get(item), 'preserveModulesRoot'));
  everyFile(use, [`${root ?? 'src'}/`]);
};

const eager: Rule = (value, use) => {
  const parser = { javascript: { dynamicImportMode: 'eager' } };
  if (is(value, true)) set(use, 'tools.rspack.module', { parser });
};

const names = 'sanitizeFileName hashCharacters virtualDirname experimentalMinChunkSize';
const wrappers =
  'extend amd exports esModule interop dynamicImportInCjs externalLiveBindings freeze strict ' +
  'noConflict reexportProtoFromExternal systemNullSetters minifyInternalExports ' +
  'hoistTransitiveImports externalImportAttributes generatedCode indent validate';
const ignored = (list: string, rule: Rule): Rules =>
  Object.fromEntries(list.split(' ').map((name) => [name, rule]));

export const outputRules: Rules = {
  ...section(page, 'entries', {
    ...{ dir, file, entryFileNames, chunkFileNames: unneeded, assetFileNames: none },
    ...{ manualChunks: none, preserveModules, preserveModulesRoot: unneeded },
    ...{ inlineDynamicImports: eager, ...ignored(names, none) },
  }),
  ...section(page, 'format', {
    ...{ format, name: globalName, globals },
    ...ignored(wrappers, unneeded),
  }),
  ...section(page, 'code', {
    ...{ banner: around('banner'), footer: around('footer'), intro: none, outro: none },
    ...{ paths: to('output.externals'), plugins, compact: minify },
  }),
  ...section(page, 'source-maps', {
    ...{ sourcemap: sourceMap, sourcemapExcludeSources: none, sourcemapFileNames: none },
    ...{ sourcemapPathTransform: none, sourcemapBaseUrl: none, sourcemapFile: none },
  }),
};

/** Applies the options of each output to its own item. */
export function applyOutputs(use: Use): void {
  for (const item of use.items) {
    const output = outputs.get(item);
    if (output) apply(outputRules, output, { ...use, option: 'output', items: [item] });
  }
}

function begin(use: Use): Item[] {
  const list = get(use.config, 'output');
  const all = list?.kind === 'list' ? list.items : list ? [list] : [];
  if (hasPlugin(get(use.config, 'plugins'), /^rollup-plugin-dts$/)) {
    use.draft.declarations = true;
    return [];
  }
  return all.flatMap((output) => {
    const [format = 'esm'] = formatsOf([textOf(get(output, 'format')) ?? 'es']);
    const item: Item = { format, settings: {} };
    outputs.set(item, output);
    return [item];
  });
}

export const rollup: Tool = {
  id: 'rollup',
  page,
  modules: ['rollup'],
  program: /^rollup\b/,
  begin,
  rules: {
    ...section('/guide/migration/rollup-plugins', 'own', { plugins }),
    ...section(page, 'input', {
      ...{ input, external, output: (_, use) => applyOutputs(use) },
      ...{ treeshake: none, jsx: none, watch: unneeded, cache: unneeded, logLevel: none },
      ...{ onLog: none, onwarn: none, perf: none, preserveSymlinks: none },
      ...{ shimMissingExports: none, preserveEntrySignatures: none, context: none },
      ...{ moduleContext: none, strictDeprecations: unneeded },
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
  },
};
