import {
  get,
  hasPlugin,
  is,
  listOf,
  plain,
  textOf,
  truth,
  type Value,
  valuesOf,
} from '../read/value.ts';
import { hasOtherPackages } from './declarations.ts';
import type { Effect, Output, Use, Whole } from './draft.ts';
import { both } from './effects.ts';
import { withoutDot } from './files.ts';
import * as packages from './packages.ts';
import { plugins } from './plugins.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { inWords, nothing, rulesOf, type Tables, type Tool } from './tables.ts';

/** The options of the bundler: those of Rollup, or two names for those below `build` of Vite. */
export function bundlerOf(config: Value): Value | undefined {
  const build = get(config, 'build');
  if (!build) return config;
  return get(build, 'rollupOptions') ?? get(build, 'rolldownOptions');
}

const outputOf = ({ config }: Pick<Use, 'config'>) => get(bundlerOf(config), 'output');

/** The outputs of a configuration, each alone; those in a format of Rslib become items. */
export function outputsOf({ config }: Whole): Output[] {
  const whole = outputOf({ config });
  const all = listOf(whole).filter((one) => truth(one) !== false);
  return all.map((output) => {
    const [format] = shared.formatsOf([textOf(get(output, 'format')) ?? 'esm']);
    return { config: rules.replaced(config, whole, output), ...(format && { format }) };
  });
}

/** File names as Rollup and Rolldown take them. */
export const entryFileNames: rules.Rule = (value, use) => {
  const name = textOf(value);
  if (!name || /\[(?!name\])/.test(name))
    return rules.leave(use, value, 'output.filename');
  return name.startsWith('[name].')
    ? shared.setExtension(use, name.slice('[name]'.length))
    : rules.set(use, 'output.filename.js', name);
};

/** Endings that say what a file is for; they stay in `filename`, the rest is the entry. */
export const ending =
  /(?:\.(?:umd|iife|esm?|cjs|min|module|global|browser|legacy-esm))*\.[cm]?js$/;

/** The path of a single entry; `undefined` of several, of a pattern, and of what is not known. */
export function onlyEntry(value: Value | undefined): string | undefined {
  const [first, second] = valuesOf(value);
  const path = second ? undefined : textOf(first);
  return path && !/[*{!]/.test(path) ? path : undefined;
}

/** `dist/esm/name.umd.js` as the folder, the entry and the ending. */
const file: rules.Rule = (value, use) => {
  const [, folder = '.', base = ''] =
    /^(?:\.\/)?(?:(.*)\/)?([^/]+)$/.exec(textOf(value) ?? '') ?? [];
  if (!base || !ending.test(base)) return rules.leave(use, value, 'output.filename');
  const path = 'output.distPath';
  const moved =
    folder === 'dist' ? rules.unneeded(value, use) : rules.set(use, path, folder);
  const name = base.replace(ending, '');
  const input = onlyEntry(get(use.config, 'input') ?? get(use.config, 'entry'));
  const named = input
    ? sources.setEntries(use, { [name]: input })
    : // The command line has the input, and this the name.
      rules.leave(use, value, 'source.entry');
  return both(moved, named, shared.setExtension(use, base.slice(name.length)));
};

/** Whether a configuration makes nothing but the declarations of others. */
const isForTypes = ({ draft, config }: Use) => draft.declarations.includes(config);

const input: rules.Rule = (value, use) => {
  const output = outputOf(use);
  if (isForTypes(use)) return rules.inTypes(value, use);
  const isNamed = ending.test(textOf(get(output, 'file')) ?? '');
  // A path that is named by another option is set there.
  const isElsewhere =
    is(get(output, 'preserveModules'), true) || (isNamed && onlyEntry(value));
  return (isElsewhere ? sources.elsewhere : sources.entryByFile)(value, use);
};

const preserveModules: rules.Rule = (value, use) => {
  if (!is(value, true)) return rules.unneeded(value, use);
  const root = textOf(get(outputOf(use), 'preserveModulesRoot'));
  const { config } = use;
  const input = get(config, 'input') ?? get(get(get(config, 'build'), 'lib'), 'entry');
  const entry = textOf(valuesOf(input)[0]) ?? 'src/';
  sources.everyFile(use, [root ? `${withoutDot(root).replace(/\/$/, '')}/**` : entry]);
  return rules.inside('bundle')(value, use);
};

/** Only the folder of the entries, without `preserveModules`. */
const preserveModulesRoot: rules.Rule = (value, use) => {
  const isUsed = is(get(outputOf(use), 'preserveModules'), true);
  return (isUsed ? sources.elsewhere : rules.unneeded)(value, use);
};

const outputTables: Tables = {
  'rollup-options#entries': [
    ['dir', 'output.distPath'],
    ['file', 'output.distPath', file],
    ['entryFileNames', 'output.filename', entryFileNames],
    ['chunkFileNames', 'tools.rspack', rules.byHand],
    ['assetFileNames', 'output.filename', rules.byHand],
    ['manualChunks', inWords],
    ['preserveModules', 'lib.bundle', preserveModules],
    ['preserveModulesRoot', 'lib.outBase', preserveModulesRoot],
    ['inlineDynamicImports', 'tools.rspack', rules.byHand],
    ['sanitizeFileName hashCharacters virtualDirname', nothing],
    ['experimentalMinChunkSize onlyExplicitManualChunks', nothing],
    ['minifyInternalExports hoistTransitiveImports', nothing, rules.unneeded],
  ],
  'rollup-options#format': [
    ['format', 'lib.format'],
    ['name', 'lib.umdName'],
    ['globals', 'output.externals', packages.globals],
    ['extend', 'tools.rspack', rules.byHand],
    ['amd', inWords],
    ['exports', inWords, rules.unlessOneOf('auto', 'named')],
    ['esModule', nothing, rules.unlessOneOf(true, 'if-default-prop')],
    ['interop', nothing, rules.unlessOneOf('auto', 'compat')],
    ['dynamicImportInCjs', nothing, rules.unneeded],
    ['externalLiveBindings freeze reexportProtoFromExternal', nothing, rules.unneeded],
    ['noConflict', inWords, rules.unlessOneOf(false)],
    ['strict', nothing, rules.unlessOneOf(true)],
    ['externalImportAttributes externalImportAssertions', nothing, rules.unneeded],
    ['importAttributesKey systemNullSetters', nothing, rules.unneeded],
  ],
  'rollup-options#code': [
    ['banner footer', 'lib.banner lib.footer'],
    ['intro outro', inWords],
    ['paths', 'output.externals'],
    ['plugins', inWords, plugins],
    ['generatedCode preferConst', nothing, rules.unneeded],
    ['compact', 'output.minify', rules.byHand],
    ['indent validate', nothing, rules.unneeded],
  ],
  'rollup-options#source-maps': [
    ['sourcemap', 'output.sourceMap'],
    ['sourcemapExcludeSources', inWords],
    ['sourcemapFileNames sourcemapFile', 'tools.rspack', rules.byHand],
    ['sourcemapPathTransform', 'tools.rspack', rules.byHand],
    ['sourcemapBaseUrl sourcemapIgnoreList sourcemapDebugIds', inWords],
  ],
};
export const outputRules = rulesOf(outputTables);

const output: rules.Rule = (value, use) =>
  (isForTypes(use) ? rules.inTypes : rules.fields(outputRules))(value, use);

/** Whether a build makes nothing but declarations. */
function isDeclarationOnly(plugin: Value | undefined): boolean {
  if (plugin?.kind === 'list') return plugin.items.some(isDeclarationOnly);
  const isAsked = (one: Value) => is(get(one, 'declarationOnly'), true);
  return (
    hasPlugin(plugin, /^rollup-plugin-dts$/) ||
    (plugin?.kind === 'call' && plugin.args.some(isAsked))
  );
}

function begin(use: Whole): Output[] {
  const { config, draft } = use;
  if (isDeclarationOnly(get(config, 'plugins'))) {
    draft.declarations.push(config);
    return [{ config }];
  }
  if (get(config, 'output')) return outputsOf(use);
  rules.note(use, 'commandLine');
  return [{ format: 'esm', config }];
}

/** Whether Rollup may find packages by a plugin; one that is not known might. */
const mayResolve = (plugin: Value): boolean =>
  plugin.kind === 'list'
    ? plugin.items.some(mayResolve)
    : truth(plugin) !== false &&
      (plugin.kind !== 'call' || /^\.|node-resolve/.test(plugin.from));

/** What is installed and not outside is in the bundle of Rollup. */
function bundlePackages(use: Use): readonly Effect[] {
  const all = get(use.config, 'plugins');
  const outside = get(use.config, 'external');
  const inside = packages.inside(use.draft, outside);
  const isScript = packages.isScript(use.item);
  const { settings } = use.item;
  // Without this plugin, Rollup finds no package.
  if (!hasPlugin(all, /node-resolve/)) {
    if (isScript && inside.length > 0) rules.set(use, 'output.autoExternal', true);
    const isKnown = !listOf(all).some(mayResolve);
    if (isKnown && settings.bundle !== false && hasOtherPackages(use.draft, rollup))
      packages.nothingBundled(plain(true), use);
    return [];
  }
  if (packages.leavesOutAll(all)) return [];
  if (outside) {
    if (inside.length > 0) rules.note(use, 'dependencies');
    return [];
  }
  const why = rules.note(use, 'bundled');
  if (isScript) return [];
  const bundled = hasPlugin(all, packages.isForPeers) && { dependencies: false };
  // The plugin that finds packages becomes the option that bundles them.
  const [plugin] = listOf(all).filter((one) => hasPlugin(one, /node-resolve/));
  const { from: option, at } =
    plugin?.kind === 'call' ? plugin : { ...use, from: 'plugins' };
  return rules.approximate({ ...use, option, at }, 'output.autoExternal', bundled, why);
}

const ownPlugins: rules.Rule = (value, use) =>
  plugins(value, { ...use, link: '/guide/migration/rollup-options#own' });

const inputTables: Tables = {
  'rollup-options#input': [
    ['input', 'source.entry', input],
    ['output', inWords, output],
    ['external', 'output.externals'],
    ['plugins', inWords, ownPlugins],
    ['treeshake', nothing, shared.treeshake],
    ['jsx', inWords],
    ['watch', inWords, rules.unneeded],
    ['cache experimentalCacheExpiry', 'performance.buildCache', rules.unneeded],
    ['logLevel', 'logLevel', rules.byHand],
    ['onLog onwarn', nothing],
    ['perf', nothing],
    ['preserveSymlinks', 'tools.rspack', rules.byHand],
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
    const output = outputOf(use);
    const isNamed = !get(output, 'dir') || get(output, 'entryFileNames');
    if (!isNamed) shared.setExtension(use, '.js');
    return bundlePackages(use);
  },
};
