import {
  get,
  is,
  listOf,
  placeIn,
  plain,
  textOf,
  textsOf,
  truth,
} from '../read/value.ts';
import { pick } from '../write/node.ts';
import type { Effect, Format, Use } from './draft.ts';
import { folderOf } from './files.ts';
import * as packages from './packages.ts';
import { plugins } from './plugins.ts';
import { extensionOf, packageName } from './project.ts';
import { bundlerOf, ending, onlyEntry, outputRules, outputsOf } from './rollup.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { inWords, nothing, rulesOf, type Tables, type Tool } from './tables.ts';
import { defaultsOf } from './versions.ts';

const lib = ({ config }: Use) => get(get(config, 'build'), 'lib');

/** What Vite adds to a name that is not a function. */
function endingOf(format: Format, use: Use): string {
  const { project } = use.draft;
  if (defaultsOf('vite', use).fixedExtension)
    return `.${format === 'esm' ? 'es' : format}.js`;
  if (!/umd|iife/.test(format)) return extensionOf(format, project);
  return format === 'umd' ? `.umd${extensionOf('cjs', project)}` : '.iife.js';
}

/** Names a single entry like its file, and others as they are; what follows is in `filename`. */
function nameFiles(use: Use): Effect[] {
  const [from, fileName] = [get(lib(use), 'entry'), get(lib(use), 'fileName')];
  const { format, settings } = use.item;
  const link = '/guide/migration/vite-options#build-lib';
  const forEntry = {
    ...use,
    link,
    option: 'build.lib.entry',
    at: placeIn(lib(use), 'entry'),
  };
  const forName = {
    ...use,
    link,
    option: 'build.lib.fileName',
    at: placeIn(lib(use), 'fileName'),
  };
  const isBundled = settings.bundle !== false;
  const path = onlyEntry(from);
  const effects: Effect[] = [];
  if (from && !path && isBundled) effects.push(...sources.entryByFile(from, forEntry));
  const names =
    from?.kind === 'object'
      ? from.fields.map(({ name }) => name)
      : listOf(from).map((one) => (textOf(one) ?? '').replace(/^.*\/|\.[^./]+$/g, ''));
  const source = (path && names[0]) ?? '[name]';
  // Only a single path is named after the package.
  const alone = textOf(from) ? (packageName(use.draft.project) ?? 'index') : source;
  // A name for all files of the output decides alone; the entry has the name of its source.
  const isNamed =
    get(get(bundlerOf(use.config), 'output'), 'entryFileNames') !== undefined;
  const given = plain(format === 'esm' ? 'es' : format);
  const nameOf = (name: string) =>
    fileName?.kind === 'function'
      ? textOf(fileName.call([given, plain(name)]))
      : `${textOf(fileName)?.replaceAll('[name]', source) ?? name}${endingOf(format, use)}`;
  const isFunction = fileName?.kind === 'function';
  const file = isNamed ? `${source}.js` : (nameOf(isFunction ? source : alone) ?? '');
  const base = path ? file.replace(ending, '') || 'index' : '[name]';
  const rest = file.slice(base.length);
  // A function may give one of several entries another name.
  const isSame = isNamed || path || names.every((name) => nameOf(name) === name + rest);
  const isKnown = file.startsWith(base) && rest !== '' && isSame;
  if (!isKnown && fileName)
    effects.push(...rules.leave(forName, fileName, 'output.filename'));
  if (path && isBundled)
    effects.push(...sources.setEntries(forEntry, { [isKnown ? base : source]: path }));
  if (isKnown && !isNamed) {
    const named = shared.setExtension(forName, rest);
    if (fileName) effects.push(...named);
    if (fileName && path) effects.push(...sources.elsewhere(fileName, forName));
  } else if (fileName && isNamed) effects.push(...rules.overridden(forName));
  // A bundle of declarations has had the name that the function gives.
  const types = file.replace(/\.[cm]?js$/, '.d.ts');
  const isOther = isFunction && isKnown && path && types !== `${base}.d.ts`;
  if (isOther && use.isFirst && pick(settings, 'dts.bundle'))
    rules.note(use, 'unwritten', { line: 0, text: `${folderOf(use.item)}/${types}` });
  return effects;
}

const publicDir: rules.Rule = (value, use) =>
  truth(value) === false
    ? rules.set(use, 'server.publicDir', false)
    : rules.leave(use, value, '', 'byHand');

const css = rules.fields({
  ...rules.every(rules.byHand, 'preprocessorOptions modules'),
  ...rules.every(rules.none, 'postcss transformer lightningcss'),
  ...rules.every(rules.unneeded, 'devSourcemap preprocessorMaxWorkers'),
});

/** The old name of `rolldownOptions`. */
const rollupOptions: rules.Rule = (value, use) =>
  rules.fields(rulesOf(tables), 'build.rolldownOptions.')(value, use);

const isForNode = (use: Use) =>
  /\bnode:|builtinModules/.test(get(bundlerOf(use.config), 'external')?.at.text ?? '');

const website =
  'server preview test base optimizeDeps clearScreen mode logLevel cacheDir appType';

/** Each entry has a stylesheet of its own, as in Rslib; scripts have theirs inside. */
const cssCodeSplit: rules.Rule = (value, use) => {
  if (truth(value) === undefined) return rules.leave(use, value);
  if (truth(value) && packages.isScript(use.item)) return shared.injectStyles(value, use);
  return truth(value) || onlyEntry(get(lib(use), 'entry'))
    ? rules.unneeded(value, use)
    : rules.tell(use, 'none', value.at);
};

/** Vite does not minify ES modules of a library. */
const minify: rules.Rule = (value, use) => {
  if (use.item.format === 'cjs') return shared.minify(value, use);
  return packages.isScript(use.item) && !is(value, false)
    ? rules.inside('output.minify')(value, use)
    : rules.unneeded(value, use);
};

/** What Vite builds instead of the entry of the library. */
const input: rules.Rule = (value, use) =>
  get(lib(use), 'entry')
    ? rules.leave(use, value, 'source.entry', 'byHand')
    : sources.entry(value, use);

const tables: Tables = {
  'vite-options#build-lib': [
    ['build.lib.entry', 'source.entry', sources.elsewhere],
    ['build.lib.formats', 'lib.format'],
    ['build.lib.fileName', 'output.filename', rules.inside('output.filename.js')],
    ['build.lib.name', 'lib.umdName'],
    ['build.lib.cssFileName', 'output.filename', rules.byHand],
  ],
  'vite-options#build': [
    ['build.rolldownOptions.external', 'output.externals'],
    ['build.rolldownOptions.input', 'source.entry', input],
    ['build.rolldownOptions.output', inWords, rules.fields(outputRules)],
    ['build.rolldownOptions.plugins', 'plugins', plugins],
    ['build.rolldownOptions.treeshake', nothing, shared.treeshake],
    ['build.rolldownOptions.onLog build.rolldownOptions.onwarn', nothing],
    ['build.rolldownOptions.preserveEntrySignatures', nothing, rules.unneeded],
    ['build.rollupOptions', inWords, rollupOptions],
    ['build.outDir', 'output.distPath'],
    ['build.emptyOutDir', 'output.cleanDistPath'],
    ['build.target', 'lib.syntax'],
    ['build.minify', 'output.minify', minify],
    ['build.terserOptions', 'output.minify', rules.byHand],
    ['build.cssMinify', 'output.minify', rules.byHand],
    ['build.sourcemap', 'output.sourceMap'],
    ['build.copyPublicDir', 'server.publicDir', publicDir],
    ['build.manifest', 'output.manifest', rules.byHand],
    ['build.assetsDir', 'output.distPath', rules.byHand],
    ['build.assetsInlineLimit', 'output.dataUriLimit', rules.byHand],
    ['build.reportCompressedSize', 'performance.printFileSize', rules.unneeded],
    ['build.chunkSizeWarningLimit build.commonjsOptions', nothing, rules.unneeded],
    ['build.cssCodeSplit', 'output.injectStyles', cssCodeSplit],
    ['build.cssTarget build.write build.ssr', nothing],
    ['build.watch', inWords, rules.unneeded],
  ],
  'vite-options#plugins': [
    ['plugins', 'plugins', plugins],
    ['define', 'source.define'],
    ['publicDir', 'server.publicDir', publicDir],
    ['envPrefix', inWords],
    ['resolve.alias', 'resolve.alias'],
    ['resolve.extensions resolve.dedupe', 'resolve.extensions resolve.dedupe'],
    ['resolve.conditions', 'resolve.conditionNames'],
    ['resolve.mainFields', 'resolve.mainFields'],
    ['resolve.tsconfigPaths', inWords, rules.unneeded],
    ['css', inWords, css],
    ['json', inWords, rules.unneeded],
    ['esbuild oxc', 'tools.swc', rules.byHand],
    ['esbuild.drop', 'performance.removeConsole', rules.byHand],
    ['worker', nothing],
    ['root', 'root', rules.byHand],
    [website, inWords, rules.unneeded],
  ],
};

export const vite: Tool = {
  id: 'vite',
  name: 'Vite',
  flags: '/guide/migration/vite#steps',
  marks: ['build'],
  modules: ['vite', 'vitest/config'],
  program: /^vite build\b/,
  begin(use) {
    const { config } = use;
    const options = get(get(config, 'build'), 'lib');
    // A list of outputs replaces the formats; a single output is for all of them.
    if (get(bundlerOf(config), 'output')?.kind === 'list') return outputsOf(use);
    const isMany = onlyEntry(get(options, 'entry')) === undefined;
    const preset = ['es', ...(options ? [isMany ? 'cjs' : 'umd'] : [])];
    const formats = textsOf(get(options, 'formats')) ?? preset;
    return shared.formatsOf(formats).map((format) => ({ format, config }));
  },
  tables,
  finish(use) {
    const options = get(use.config, 'build');
    const bundler = bundlerOf(use.config);
    const { stylesheet } = defaultsOf('vite', use);
    if (!isForNode(use)) rules.set(use, 'output.target', 'web');
    const effects = nameFiles(use);
    if (!get(lib(use), 'cssFileName')) {
      const isAlone = onlyEntry(get(lib(use), 'entry')) !== undefined;
      if (stylesheet && isAlone) rules.set(use, 'output.filename.css', stylesheet);
    }
    if (packages.isScript(use.item) && !is(get(options, 'minify'), false))
      rules.set(use, 'output.minify', true);
    const isOutside = packages.leavesOutAll(get(use.config, 'plugins'));
    const inside = packages.inside(use.draft, get(bundler, 'external'));
    if (!isOutside && (!use.draft.project.manifest || inside.length > 0))
      rules.note(use, 'dependencies');
    return effects;
  },
};
