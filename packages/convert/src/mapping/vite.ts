import {
  get,
  hasPlugin,
  is,
  listOf,
  plain,
  textOf,
  textsOf,
  truth,
} from '../read/value.ts';
import { pick } from '../write/node.ts';
import { type Draft, type Format, type Item, newItem, type Use } from './draft.ts';
import * as packages from './packages.ts';
import { plugins } from './plugins.ts';
import { extensionOf, lowestOf, packageName, record } from './project.ts';
import {
  applyOutputs,
  itemsOfOutputs,
  onlyEntry,
  outputRules,
  outputs,
  preserveModules,
} from './rollup.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { inWords, nothing, rulesOf, type Tables, type Tool } from './tables.ts';

/** What Vite builds for a server leaves packages outside. */
const isForServer = ({ config }: Use) =>
  truth(get(get(config, 'build'), 'ssr') ?? plain(false));

const lib = ({ config }: Use) => get(get(config, 'build'), 'lib');

/** The bundler's options, which have two names. */
const bundlerOf = ({ config }: Use) => {
  const build = get(config, 'build');
  return get(build, 'rollupOptions') ?? get(build, 'rolldownOptions');
};

/** A list of outputs replaces the formats of `lib`; a single output is for all of them. */
const output: rules.Rule = (value, use) => {
  if (value.kind === 'list') return applyOutputs(use, value);
  for (const item of use.items) outputs.set(item, value);
  const single = rules.fields({
    ...outputRules,
    format: rules.unneeded,
    preserveModules,
  });
  single(value, use);
};

/** What Vite adds to a name that is not a function. */
function endingOf(format: Format, { project }: Draft): string {
  if (!/umd|iife/.test(format)) return extensionOf(format, project);
  return format === 'umd' ? `.umd${extensionOf('cjs', project)}` : '.iife.js';
}

const ending = /(?:\.(?:umd|iife|esm?|cjs))*\.[cm]?js$/;

/** The major version of Vite; 99 if it is not known. */
function versionOf({ project: { manifest } }: Draft): number {
  const packages = {
    ...record(manifest?.dependencies),
    ...record(manifest?.devDependencies),
  };
  return lowestOf(packages.vite ?? '');
}

/** What Vite compiles to by default; `es2022` is the same as the list of its latest version. */
function syntaxOf(draft: Draft): string | string[] {
  const version = versionOf(draft);
  if (version < 7) return 'es2020';
  return version === 7
    ? ['chrome 107', 'edge 107', 'firefox 104', 'safari 16']
    : 'es2022';
}

const isBundled = ({ settings }: Item) => settings.bundle !== false;

/** Names a single entry like its file, and others as they are; what follows is in `filename`. */
function nameFiles(use: Use): void {
  const [from, fileName] = [get(lib(use), 'entry'), get(lib(use), 'fileName')];
  const path = onlyEntry(from);
  const bundled = { ...rules.only(use, isBundled), option: 'build.lib.entry' };
  if (from && !path) sources.entryByFile(from, bundled);
  const names =
    from?.kind === 'object'
      ? from.fields.map(({ name }) => name)
      : listOf(from).map((one) => (textOf(one) ?? '').replace(/^.*\/|\.[^./]+$/g, ''));
  const source = (path && names[0]) ?? '[name]';
  // Only a single path is named after the package.
  const alone = textOf(from) ? (packageName(use.draft.project) ?? 'index') : source;
  for (const [item, inner] of rules.split({ ...use, option: 'build.lib.fileName' })) {
    const format = plain(item.format === 'esm' ? 'es' : item.format);
    const preset = `${textOf(fileName) ?? alone}${endingOf(item.format, use.draft)}`;
    // A name for all files of the output decides alone; the entry has the name of its source.
    const isNamed = get(outputs.get(item), 'entryFileNames') !== undefined;
    const called =
      fileName?.kind === 'function'
        ? textOf(fileName.call([format, plain(source)]))
        : preset;
    const file = isNamed ? `${source}.js` : (called ?? '');
    const base = path ? file.replace(ending, '') || 'index' : '[name]';
    const rest = file.slice(base.length);
    // A function may give one of several entries another name.
    const isSame = (name: string) =>
      fileName?.kind !== 'function' ||
      textOf(fileName.call([format, plain(name)])) === name + rest;
    const isKnown =
      file.startsWith(base) && rest !== '' && (path !== undefined || names.every(isSame));
    if (!isKnown && fileName) rules.leave(inner, fileName, 'output.filename');
    if (path && isBundled(item))
      sources.setEntries(
        { ...inner, option: 'build.lib.entry' },
        { [isKnown ? base : source]: path },
      );
    const isOwn = isNamed || pick(item.settings, 'output.filename.js') !== undefined;
    if (isKnown && !isOwn) shared.setExtension(inner, rest);
  }
}

const css = rules.fields({
  ...rules.every(rules.byHand, 'preprocessorOptions modules'),
  ...rules.every(rules.none, 'postcss transformer lightningcss'),
  ...rules.every(rules.unneeded, 'devSourcemap preprocessorMaxWorkers'),
});

/** The old name of `rolldownOptions`. */
const rollupOptions: rules.Rule = (value, use) =>
  rules.fields(rulesOf(tables), 'build.rolldownOptions.')(value, use);

const isForNode = (use: Use) =>
  isForServer(use) ||
  /\bnode:|builtinModules/.test(get(bundlerOf(use), 'external')?.at.text ?? '');

const website =
  'server preview test base optimizeDeps clearScreen mode logLevel cacheDir appType';

const tables: Tables = {
  'vite-options#build-lib': [
    ['build.lib.entry', 'source.entry', rules.unneeded],
    ['build.lib.formats', 'lib.format'],
    ['build.lib.fileName', 'output.filename', rules.unneeded],
    ['build.lib.name', 'lib.umdName'],
    ['build.lib.cssFileName', 'output.filename', rules.none],
  ],
  'vite-options#build': [
    ['build.rolldownOptions.external', 'output.externals'],
    ['build.rolldownOptions.input', 'source.entry'],
    ['build.rolldownOptions.output', inWords, output],
    ['build.rolldownOptions.plugins', 'plugins', plugins],
    ['build.rolldownOptions.treeshake', nothing, shared.treeshake],
    ['build.rolldownOptions.onLog build.rolldownOptions.onwarn', nothing],
    ['build.rolldownOptions.preserveEntrySignatures', nothing, rules.unneeded],
    ['build.rollupOptions', inWords, rollupOptions],
    ['build.outDir', 'output.distPath'],
    ['build.emptyOutDir', 'output.cleanDistPath'],
    ['build.target', 'lib.syntax'],
    ['build.minify', 'output.minify', rules.unneeded],
    ['build.terserOptions', 'output.minify', rules.none],
    ['build.cssMinify', 'output.minify', rules.none],
    ['build.sourcemap', 'output.sourceMap'],
    ['build.copyPublicDir', 'server.publicDir', rules.none],
    ['build.manifest', 'output.manifest', rules.none],
    ['build.assetsDir', 'output.distPath', rules.none],
    ['build.assetsInlineLimit', 'output.dataUriLimit', rules.none],
    ['build.reportCompressedSize', 'performance.printFileSize', rules.unneeded],
    ['build.chunkSizeWarningLimit build.commonjsOptions', nothing, rules.unneeded],
    ['build.cssCodeSplit build.cssTarget build.write build.ssr', nothing],
    ['build.watch', inWords, rules.unneeded],
  ],
  'vite-options#plugins': [
    ['plugins', 'plugins', plugins],
    ['define', 'source.define'],
    ['publicDir', 'server.publicDir', rules.none],
    ['envPrefix', inWords],
    ['resolve.alias', 'resolve.alias'],
    ['resolve.extensions resolve.dedupe', 'resolve.extensions resolve.dedupe'],
    ['resolve.conditions', 'resolve.conditionNames'],
    ['resolve.mainFields', 'resolve.mainFields'],
    ['resolve.tsconfigPaths', inWords, rules.unneeded],
    ['css', inWords, css],
    ['json', inWords, rules.unneeded],
    ['esbuild oxc', 'tools.swc', rules.none],
    ['esbuild.drop', 'performance.removeConsole', rules.none],
    ['worker', nothing],
    ['root', 'root', rules.none],
    [website, inWords, rules.unneeded],
  ],
};

export const vite: Tool = {
  id: 'vite',
  name: 'Vite',
  flags: '/guide/migration/vite#steps',
  links: { cjsDefault: '/guide/migration/rollup-options#cjs-default' },
  marks: ['build'],
  modules: ['vite', 'vitest/config'],
  program: /^vite build\b/,
  begin(use) {
    const outputs = get(bundlerOf(use), 'output');
    if (outputs?.kind === 'list') return itemsOfOutputs(outputs);
    const options = lib(use);
    const isMany = onlyEntry(get(options, 'entry')) === undefined;
    const preset = ['es', ...(options ? [isMany ? 'cjs' : 'umd'] : [])];
    const formats = textsOf(get(options, 'formats')) ?? preset;
    return shared.formatsOf(formats).map(newItem);
  },
  tables,
  finish(use) {
    const options = get(use.config, 'build');
    if (!isForNode(use)) rules.set(use, 'output.target', 'web');
    nameFiles(use);
    // All styles are in one file, which Rslib calls like the entry.
    const hasPlugins = [...use.draft.imports.keys()].some((one) => /plugin-/.test(one));
    if ((get(use.config, 'css') ?? hasPlugins) && !get(lib(use), 'cssFileName'))
      rules.note(use, 'stylesheet');
    const isObject = is(get(get(bundlerOf(use), 'output'), 'exports'), 'named');
    if (!isObject && use.items.some(({ format }) => format !== 'esm'))
      rules.note(use, 'cjsDefault');
    const minified = !is(get(options, 'minify'), false);

    if (!get(options, 'target')) rules.set(use, 'syntax', syntaxOf(use.draft));
    if (minified) rules.set(rules.only(use, packages.isScript), 'output.minify', true);
    const isOutside =
      isForServer(use) ||
      hasPlugin(get(use.config, 'plugins'), /external/) ||
      use.items.every(({ settings }) => pick(settings, 'output.autoExternal') === false);
    const inside = packages.inside(use.draft, get(bundlerOf(use), 'external'));
    if (!isOutside && (!use.draft.project.manifest || inside.length > 0))
      rules.note(use, 'dependencies');
  },
};
