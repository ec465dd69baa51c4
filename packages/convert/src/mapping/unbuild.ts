import {
  get,
  is,
  list,
  listOf,
  plain,
  textOf,
  textsOf,
  type Value,
} from '../read/value.ts';
import type { Format, Output, Project, Use, Whole } from './draft.ts';
import { both } from './effects.ts';
import { isStylesheet, pathsIn, withoutDot } from './files.ts';
import * as packages from './packages.ts';
import { askForTypes, plugins, replace } from './plugins.ts';
import { entryFileNames, outputRules } from './rollup.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { inWords, nothing, rulesOf, type Tables, type Tool } from './tables.ts';
import { defaultsOf } from './versions.ts';

const inputOf = (entry: Value) => textOf(entry) ?? textOf(get(entry, 'input')) ?? '';

const builderOf = (entry: Value) =>
  textOf(get(entry, 'builder')) ?? (inputOf(entry).endsWith('/') ? 'mkdist' : 'rollup');

/** Entries and formats as unbuild infers them from the paths in `package.json`. */
function inferred({ manifest = {} }: Project) {
  const { exports, main, module, types, bin } = manifest;
  const paths = pathsIn([exports, main, module, types, bin]).map(withoutDot);
  const isCode = (path: string) => /^[^*]+\.[cm]?[jt]s$/.test(path);
  const built = paths.filter((path) => path.startsWith('dist/') && isCode(path));
  const names = built.map((path) => path.slice(5).replace(/(?:\.d)?\.\w+$/, ''));
  const isCjs = (path: string) =>
    path.endsWith('.cjs') || (path.endsWith('.js') && manifest.type !== 'module');
  return {
    entries: Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])),
    hasCjs: built.some(isCjs),
    others: paths.filter((path) => !path.startsWith('dist/') && isCode(path)),
  };
}

/** What only the bundler reads. */
const forBundler = /^(?:sourcemap|externals|alias|replace|rollup)$/;

const withEntries = (config: Value, entries: readonly Value[]) =>
  rules.replaced(
    config,
    get(config, 'entries'),
    list(entries, get(config, 'entries')?.at),
  );

/** The configuration of an entry that mkdist builds, which may have options of its own. */
function mkdistConfig(config: Value, entry: Value, use: Whole): Value {
  const { draft } = use;
  if (config.kind !== 'object') return config;
  const fields = config.fields.filter(({ name, value }) => {
    const effect = { ...use, option: name, at: value.at };
    if (forBundler.test(name)) draft.effects.push(...rules.unneeded(value, effect));
    const isOwn = /^(?:outDir|declaration)$/.test(name) && get(entry, name);
    return !isOwn && !forBundler.test(name);
  });
  return withEntries({ ...config, fields }, [entry]);
}

/** An output for each format of the bundled entries, and one for each entry of mkdist. */
function begin(use: Whole): Output[] {
  const { config, draft } = use;
  const all = listOf(get(config, 'entries'));
  const asked = get(get(config, 'rollup'), 'emitCJS');
  const hasCjs =
    is(asked, true) || (!asked && all.length === 0 && inferred(draft.project).hasCjs);
  const formats: Format[] = hasCjs ? ['esm', 'cjs'] : ['esm'];
  const files = all.filter((entry) => builderOf(entry) === 'mkdist');
  const others = all.filter((entry) => !files.includes(entry));
  const isBundled =
    files.length === 0 || others.some((one) => builderOf(one) === 'rollup');
  const bundled = withEntries(config, others);
  return [
    ...(isBundled ? formats : []).map((format) => ({ format, config: bundled })),
    ...files.flatMap((entry) =>
      shared.outputsOf(mkdistConfig(config, entry, use), get(entry, 'format'), 'esm'),
    ),
    // What is neither bundled nor built file by file is left to the reader.
    ...(isBundled || others.length === 0 ? [] : [{ config: bundled }]),
  ];
}

/** The only entry of an output that mkdist builds. */
function copiedEntry({ config }: Pick<Use, 'config'>): Value | undefined {
  const [first] = listOf(get(config, 'entries'));
  return first && builderOf(first) === 'mkdist' ? first : undefined;
}

const entries: rules.Rule = (value, use) => {
  const copied = copiedEntry(use);
  if (copied) return mkdist(copied, use);
  const named: Record<string, string> = {};
  const effects = rules.each(listOf(value), value, use, (item, own) => {
    const input = inputOf(item);
    if (!input || builderOf(item) !== 'rollup')
      return rules.leave(own, item, 'source.entry', input ? 'byHand' : 'dynamic');
    const known = rules.every(sources.elsewhere, 'input name builder');
    const done = rules.apply(known, item, own);
    {
      // Before version 2, unbuild leaves out all folders.
      const { keepsFolders } = defaultsOf('unbuild', use);
      const folders = keepsFolders ? /^(?:\.\/)?(?:src\/)?/ : /^.*\//;
      const name = textOf(get(item, 'name')) ?? input.replace(folders, '');
      named[name.replace(/\.[cm]?[tj]sx?$/, '')] = input;
    }
    return rules.some([...done], item, own);
  });
  return Object.keys(named).length > 0
    ? both(sources.setEntries(use, named), effects)
    : effects;
};

const hasStylesOnly = (entry: Value | undefined) =>
  textsOf(get(entry, 'pattern'))?.every(isStylesheet) === true;

const mkdist: rules.Rule = (entry, use) => {
  const folder = inputOf(entry).replace(/^\.\/|\/$/g, '');
  if (!folder) return rules.leave(use, entry, 'source.entry');
  const patterns = textsOf(get(entry, 'pattern')) ?? ['**'];
  if (hasStylesOnly(entry)) rules.set(use, 'output.target', 'web');
  else if (patterns.some((one) => /^[^!].*\*$/.test(one))) rules.note(use, 'otherFiles');
  const files = patterns.map((one) => one.replace(/^(!?)/, `$1./${folder}/`));
  const entries = sources.everyFile(use, files);
  use.item.old.dts = '.d.ts';
  return both(entries, rules.apply(entryRules, entry, use));
};

const declaration = rules.ifSet((value, use) => {
  const copied = copiedEntry(use);
  const isFewer = !copied && !is(value, 'node16');
  const why = isFewer ? rules.note(use, 'fewerTypes') : undefined;
  if (hasStylesOnly(copied)) return rules.unneeded(value, use);
  if (!why) return askForTypes(use, !copied);
  return rules.approximate(use, 'dts', { bundle: true }, why);
});

const inlined: rules.Rule = (value, use) => {
  // Those of the sources, as Rslib does.
  return (is(value, true) ? rules.unneeded : packages.bundled)(value, use);
};

/** An item for CommonJS. */
const emitCJS = rules.ifSet((value, use) =>
  (use.item.format === 'cjs' ? rules.inside('format') : rules.unneeded)(value, use),
);

const extension: rules.Rule = (value, use) =>
  entryFileNames(plain(`[name].${textOf(value)}`, value.at), use);

const tables: Tables = {
  'unbuild-options#options': [
    ['entries', 'source.entry', entries],
    ['preset', inWords, (value, use) => rules.leave(use, value)],
    ['name', 'lib.id', rules.byHand],
    ['rootDir', 'root', rules.byHand],
    ['outDir', 'output.distPath'],
    ['clean', 'output.cleanDistPath'],
    ['declaration', 'lib.dts.bundle', declaration],
    ['sourcemap', 'output.sourceMap'],
    ['externals', 'output.externals', packages.externalNames],
    [
      'dependencies peerDependencies devDependencies',
      'output.autoExternal',
      rules.unneeded,
    ],
    ['alias', 'resolve.alias'],
    ['replace', 'source.define', replace],
    ['stub stubOptions', nothing],
    ['watch watchOptions', inWords, rules.unneeded],
    ['failOnWarn', nothing, rules.unneeded],
    ['parallel', nothing, rules.unneeded],
    ['hooks', 'plugins', shared.ownCode],
    ['rollup', inWords, rules.unneeded],
  ],
  'unbuild-options#rollup': [
    ['rollup.emitCJS', 'lib.format', emitCJS],
    ['rollup.inlineDependencies', 'output.autoExternal.exclude', inlined],
    [
      'rollup.output',
      inWords,
      rules.fields({ ...outputRules, plugins, format: rules.none }),
    ],
    [
      'rollup.esbuild',
      inWords,
      rules.fields({ target: shared.syntax, minify: shared.minify, jsx: rules.none }),
    ],
    ['rollup.replace', 'source.define', replace],
    ['rollup.alias', 'resolve.alias', rules.fields({ entries: shared.aliases })],
    ['rollup.resolve', 'resolve', rules.byHand],
    ['rollup.json', inWords, rules.unneeded],
    ['rollup.commonjs', inWords, rules.unneeded],
    ['rollup.dts', 'lib.dts', rules.byHand],
    ['rollup.cjsBridge', 'lib.shims'],
    ['rollup.preserveDynamicImports', nothing],
    ['rollup.watch', inWords, rules.unneeded],
  ],
};

/** The fields of an entry that mkdist builds. */
const entryTables: Tables = {
  'unbuild-options#mkdist': [
    ['builder', inWords, rules.inside('bundle')],
    ['input pattern', 'source.entry', sources.elsewhere],
    ['srcDir globOptions', 'source.entry', rules.byHand],
    ['name', nothing, rules.unneeded],
    ['outDir', 'output.distPath'],
    ['distDir', 'output.distPath', rules.byHand],
    ['cleanDist', 'output.cleanDistPath', rules.unneeded],
    ['format', 'lib.format', rules.inside('format')],
    ['declaration', 'lib.dts', rules.ifSet((_, use) => askForTypes(use, false))],
    ['ext', 'output.filename', extension],
    ['loaders', 'plugins', rules.byHand],
    ['esbuild', inWords],
    ['postcss', 'tools.postcss', rules.byHand],
    ['typescript', 'source.tsconfigPath', rules.byHand],
    ['addRelativeDeclarationExtensions', 'lib.redirect.dts', rules.unneeded],
  ],
};
const entryRules = rulesOf(entryTables);

export const unbuild: Tool = {
  id: 'unbuild',
  name: 'unbuild',
  flags: '/guide/migration/unbuild-options#flags',
  links: {
    replace: '/guide/migration/unbuild#replace',
  },
  marks: ['entries'],
  modules: ['unbuild'],
  program: /^unbuild\b/,
  isOptional: true,
  begin,
  tables,
  others: entryTables,
  finish(use) {
    shared.rememberNames(use, shared.fixedExtension);
    const { manifest } = use.draft.project;
    if (get(use.config, 'entries')) return [];
    const isAsked = get(use.config, 'declaration') === undefined;
    if (isAsked && (manifest?.types || manifest?.typings)) declaration(use.config, use);
    rules.note(use, 'inferredEntries');
    const { entries: found, others } = inferred(use.draft.project);
    for (const path of others) rules.note(use, 'otherEntry', { line: 0, text: path });
    if (Object.keys(found).length > 0) sources.setEntries(use, found);
    return [];
  },
};
