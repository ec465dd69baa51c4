import { packageName } from '../read/project.ts';
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
import type { Effect, Format, Use } from './draft.ts';
import { extensionOf, isScript } from './files.ts';
import { tables } from './options.ts';
import * as packages from './packages.ts';
import { plugins } from './plugins.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import {
  bundlerOf,
  ending,
  onlyEntry,
  outputRules,
  outputsOf,
  rulesOf,
} from './tables.ts';
import type { Tool } from './tool.ts';

const lib = ({ config }: Use) => get(get(config, 'build'), 'lib');

/** What Vite adds to a name that is not a function. */
function endingOf(format: Format, { draft: { project } }: Use): string {
  if (!/umd|iife/.test(format)) return extensionOf(format, project);
  return format === 'umd' ? `.umd${extensionOf('cjs', project)}` : '.iife.js';
}

/** Names a single entry like its file, and others as they are; what follows is in `filename`. */
function nameFiles(use: Use): Effect[] {
  const [from, fileName] = [get(lib(use), 'entry'), get(lib(use), 'fileName')];
  const { format, settings } = use.item;
  const link = '/guide/migration/vite-options#build-lib';
  const own = (name: string) => {
    const at = placeIn(lib(use), name);
    return { ...use, link, option: `build.lib.${name}`, at };
  };
  const [forEntry, forName] = [own('entry'), own('fileName')];
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
  const isFunction = fileName?.kind === 'function';
  const nameOf = (name: string) =>
    isFunction
      ? textOf(fileName.call([given, plain(name)]))
      : `${textOf(fileName)?.replaceAll('[name]', source) ?? name}${endingOf(format, use)}`;
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
  return effects;
}

const publicDir: rules.Rule = (value, use) =>
  truth(value) === false
    ? rules.set(use, 'server.publicDir', false)
    : rules.byHand(value, use);

const css = rules.fields({
  ...rules.every(rules.byHand, 'preprocessorOptions modules'),
  ...rules.every(rules.none, 'postcss transformer lightningcss'),
  ...rules.every(rules.unneeded, 'devSourcemap preprocessorMaxWorkers'),
});

/** The old name of `rolldownOptions`. */
const rollupOptions: rules.Rule = (value, use) =>
  rules.fields(all, 'build.rolldownOptions.')(value, use);

const isForNode = (use: Use) =>
  /\bnode:|builtinModules/.test(get(bundlerOf(use.config), 'external')?.at.text ?? '');

/** Each entry has a stylesheet of its own, as in Rslib; scripts have theirs inside. */
const cssCodeSplit: rules.Rule = (value, use) => {
  if (truth(value) === undefined) return rules.leave(use, value);
  if (truth(value) && isScript(use.item)) return shared.injectStyles(value, use);
  return truth(value) || onlyEntry(get(lib(use), 'entry'))
    ? rules.unneeded(value, use)
    : rules.tell(use, 'none', value.at);
};

/** Vite does not minify ES modules of a library. */
const minify: rules.Rule = (value, use) => {
  if (use.item.format === 'cjs') return shared.minify(value, use);
  return isScript(use.item) && !is(value, false)
    ? rules.inside('output.minify')(value, use)
    : rules.unneeded(value, use);
};

const own: rules.Rules = {
  'build.lib.entry': sources.elsewhere,
  'build.lib.fileName': rules.inside('output.filename.js'),
  'build.rolldownOptions.output': rules.fields(outputRules(plugins)),
  ...rules.every(plugins, 'plugins build.rolldownOptions.plugins'),
  'build.rolldownOptions.treeshake': shared.treeshake,
  'build.rollupOptions': rollupOptions,
  'build.minify': minify,
  ...rules.every(publicDir, 'publicDir build.copyPublicDir'),
  'build.cssCodeSplit': cssCodeSplit,
  css,
};
const all = rulesOf(tables.vite, own);

export const vite: Tool = {
  id: 'vite',
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
  rules: all,
  finish(use) {
    const options = get(use.config, 'build');
    const bundler = bundlerOf(use.config);
    if (!isForNode(use)) rules.set(use, 'output.target', 'web');
    const effects = nameFiles(use);
    // Scripts and CommonJS are minified without being asked for.
    const asked = get(options, 'minify');
    if (use.item.format === 'cjs' && !asked)
      shared.minify(plain(true, { line: 0, text: 'formats: cjs' }), use);
    if (isScript(use.item) && !is(asked, false)) rules.set(use, 'output.minify', true);
    const isOutside = packages.leavesOutAll(get(use.config, 'plugins'));
    const inside = packages.inside(use.draft, get(bundler, 'external'));
    for (const text of isOutside ? [] : inside)
      rules.note(use, 'dependencies', { line: 0, text });
    return effects;
  },
};
