import { fieldsOf } from '@site/pages/records';
import { get, listOf, textOf, textsOf, type Value } from '../read/value.ts';
import type { NoteKey } from '../warnings.ts';
import {
  Code,
  copy,
  isSettings,
  type Node,
  pick,
  put,
  type Settings,
} from '../write/node.ts';
import { placeCopies } from './copies.ts';
import type { Draft, Item, Use } from './draft.ts';
import {
  entriesOf,
  firstFolder,
  folderOf,
  pathsIn,
  typesFolderOf,
  withoutDot,
} from './files.ts';
import { replaceOutputs } from './outputs.ts';
import { isScript, joinGlobals } from './packages.ts';
import { isReplaced, setDts } from './plugins.ts';
import {
  compilerOptions,
  dependencies,
  extensionOf,
  lowestOf,
  oldestReact,
  record,
  scriptsOf,
} from './project.ts';
import { leave, note, only, set, unneeded } from './rules.ts';
import { addPlugin, addReact, nodeEnvOf, syntaxOf } from './shared.ts';
import { pageOf, type Tool } from './tables.ts';

/**
 * Adds what follows from the project rather than from a single option. Returns the files that the
 * build needs beside the configuration: what is in them, by name.
 */
export function complete(
  draft: Draft,
  tool: Tool,
  config: Use['config'],
): Record<string, Settings> {
  const use: Use = { draft, config, items: draft.items, option: '', link: pageOf(tool) };
  replaceOutputs(draft);
  // The wrapper for Node.js looks for `global`, which browsers do not have.
  const umd = only(use, ({ format }) => format === 'umd');
  set(umd, 'output', { target: 'web' });
  fromTsconfig(use, tool);
  // Rslib takes the version from `package.json`, which these tools do not read.
  const engines = record(draft.project.manifest?.engines);
  const open = only(use, ({ settings }) => settings.syntax === undefined);
  if (/rollup|unbuild/.test(tool.id) && engines.node) set(open, 'syntax', 'esnext');
  react(use);
  stylesheets(use);
  sass(use);
  // Injected, a source map of styles would be a second copy of them; Vite writes none.
  const hasNoMap = ({ settings }: Item) =>
    pick(settings, 'output.sourceMap') === true &&
    pick(settings, 'output.target') === 'web' &&
    (pick(settings, 'output.injectStyles') || tool.id === 'vite');
  set(only(use, hasNoMap), 'output.sourceMap', { js: 'source-map', css: false });
  declarations(use);
  // What Rslib bundles by default has been imported.
  const hasOthers = hasOtherPackages(draft, tool);
  const bundlesTypes = ({ settings }: Item) =>
    pick(settings, 'dts.bundle') === true &&
    (hasOthers || pick(settings, 'output.autoExternal') === false);
  if (/tsup|rollup|vite/.test(tool.id))
    set(only(use, bundlesTypes), 'dts.bundle', { bundledPackages: [] });
  if (isFilledBefore(use, tool)) set(use, 'output', { cleanDistPath: false });
  joinGlobals(draft.items);
  placeCopies(draft.items);
  declareOnce(draft.items);
  const typed = draft.items.filter(isTyped);
  // Without a folder of their own, they would be in that of `tsconfig.json`.
  if (compilerOptions(draft.project).declarationDir !== undefined)
    for (const item of typed)
      put(item.settings, 'dts', { distPath: typesFolderOf(item) });
  nameDeclarations(typed, use);
  const manifest = record(draft.project.manifest?.devDependencies);
  const applies: readonly (readonly [NoteKey, boolean])[] = [
    ['oldTypeScript', lowestOf(manifest.typescript) < 5],
    ['noManifest', !draft.project.manifest],
    ['noTsconfig', !draft.project.tsconfig && !isJavaScript(use)],
    ['typeExports', !isJavaScript(use)],
    ['augmentation', typed.length > 0],
    ['extractor', typed.some(({ settings }) => pick(settings, 'dts.bundle'))],
    ['typesName', draft.items.some((item) => isBelowRoot(item, draft))],
    ['es2020', draft.items.some(({ settings }) => settings.syntax === 'es2020')],
    ['nodeEnv', draft.items.some(replacesNodeEnv)],
    ['directiveMap', draft.items.some((item) => maySkipMap(item, draft))],
    ['typeErrors', typed.length > 0 && /vite|rollup/.test(tool.id)],
    ['vueTypes', typed.length > 0 && draft.imports.has('@rsbuild/plugin-vue')],
    ['publicDir', draft.items.some(copiesPublic)],
  ];
  for (const [key, does] of applies) if (does) note(use, key);
  return buildTsconfigs(use, typed);
}

/** A stylesheet that `package.json` names is written with the target `web`, under this name. */
function stylesheets(use: Use): void {
  const { exports, style } = use.draft.project.manifest ?? {};
  const paths = pathsIn([exports, style]).filter((path) => path.endsWith('.css'));
  for (const path of new Set(paths.map(withoutDot))) {
    const css = path.replace(/.*\//, '');
    const own = only(use, (item) => {
      const isHere =
        item.settings.bundle !== false && `${folderOf(item)}/${css}` === path;
      return isHere && (pick(item.settings, 'output.filename.css') ?? css) === css;
    });
    // Of several entries, each has a stylesheet of its own.
    const entriesIn = (item: Item) => Object.keys(entriesOf(item, use.draft));
    const single = only(own, (item) => entriesIn(item).length === 1);
    const isOther = (item: Item) => `${entriesIn(item)}.css` !== css;
    set(only(single, isOther), 'output', { filename: { css } });
    // What was built for Node.js may use its modules.
    const forNode = only(
      own,
      ({ settings }) => pick(settings, 'output.target') !== 'web',
    );
    const isSure = single.items.length === own.items.length && forNode.items.length === 0;
    if (own.items.length === 0 || !isSure)
      note(use, 'stylesheet', { line: 0, text: path });
    set(forNode, 'output.externals', [new Code('/^node:/')]);
    set(own, 'output', { target: 'web' });
  }
}

/** The declarations of configurations of their own. Rslib names them after the entries. */
function declarations(use: Use): void {
  for (const config of use.draft.declarations) {
    const input = get(config, 'input') ?? config;
    const link = '/config/lib/dts#hand-written';
    if (isJavaScript(use)) leave({ ...use, option: 'input', link }, input, '', 'none');
    else setDts(use, true);
    const known = use.draft.sources.map(withoutDot);
    const others = (textsOf(input) ?? []).map(withoutDot);
    // What the other tool has written is made of the same sources.
    if (others.some((file) => !file.endsWith('.d.ts') && !known.includes(file)))
      note({ ...use, option: 'input', link }, 'none', input.at);
    if (get(config, 'external'))
      note({ ...use, option: 'external' }, 'none', get(config, 'external')?.at);
    moveDeclarations(use.items, listOf(get(config, 'output')));
    for (const output of listOf(get(config, 'output'))) {
      const [file, dir] = [get(output, 'file'), get(output, 'dir')];
      for (const one of [file, dir, get(output, 'format')])
        if (one) unneeded(one, { ...use, link });
      const name = textOf(file ?? get(output, 'entryFileNames')) ?? '';
      const [ending = ''] = /\.d\.[cm]ts$/.exec(name) ?? [];
      for (const { format, old } of use.items)
        if (
          ending &&
          ending === { esm: '.d.mts', cjs: '.d.cts', umd: '', iife: '' }[format]
        )
          old.dts = ending;
    }
  }
}

/** Declarations are in the folder of their item, or in another one that a configuration names. */
function moveDeclarations(items: readonly Item[], outputs: readonly Value[]): void {
  const paths = outputs.map((one) => textOf(get(one, 'dir') ?? get(one, 'file')) ?? '');
  const folders = paths.map((path) => withoutDot(path).replace(/\/?(?:[^/]+\.ts)?$/, ''));
  for (const item of items) {
    const { dts } = item.settings;
    const [folder] = folders;
    if (!isSettings(dts) || !folder) continue;
    delete dts.distPath;
    if (!folders.includes(folderOf(item))) dts.distPath = folder;
  }
}

/**
 * Modules have the declarations of scripts, too. Those of all source files are the same for each
 * item, which would delete those of others in its folder.
 */
function declareOnce(items: readonly Item[]): void {
  const modules = items.filter((one) => one.settings.dts && !isScript(one));
  const folders = new Set<string>();
  for (const item of items) {
    const { settings, old } = item;
    const named = pick(settings, 'dts.distPath');
    const folder = typesFolderOf(item);
    const isWhole = settings.bundle === false || pick(settings, 'dts.bundle');
    const isOwn = old.dts || (isWhole && !named);
    const isSame = settings.dts && !isOwn && folders.has(folder);
    if (isSame || (modules.length > 0 && isScript(item))) delete settings.dts;
    if (settings.dts) folders.add(folder);
  }
}

/**
 * Whether the folder of the output has files before the build, which Rslib would delete: sources, all
 * files of the package, or what a command has written that a script runs before.
 */
function isFilledBefore({ draft, items, config }: Use, tool: Tool): boolean {
  const paths = items.flatMap((item) => [folderOf(item), typesFolderOf(item)]);
  const folders = new Set(paths.map((path) => path.replace(/\/$/, '')));
  const roots = ['', '.', ...draft.sources.map(firstFolder)];
  if (roots.some((root) => folders.has(root))) return true;
  const keepsFiles =
    tool.id === 'rollup' || (tool.id === 'tsup' && !get(config, 'clean'));
  const before = new RegExp(`\\btsc\\b(?!.*--noEmit).*&&.*\\b${tool.id}\\b`);
  return keepsFiles && scriptsOf(draft.project).some((one) => before.test(one));
}

/**
 * Whether declarations, one for each source file, may have been written without a folder that they
 * are in now: other tools leave out all folders that the files have in common.
 */
function isBelowRoot({ settings }: Item, { sources, project }: Draft): boolean {
  const isDeep = (file: string) => withoutDot(file).split('/').length > 2;
  const isOne =
    settings.dts && settings.bundle !== false && !pick(settings, 'dts.bundle');
  return Boolean(isOne) && !compilerOptions(project).rootDir && sources.every(isDeep);
}

/** Whether types of packages that are only in `devDependencies` may be in the declarations. */
function hasOtherPackages({ project }: Draft, { modules }: Tool): boolean {
  const known = [...dependencies(project), ...modules, 'typescript'];
  const isTool = (name: string) => /^@types\//.test(name) || isReplaced(name);
  const names = Object.keys(record(project.manifest?.devDependencies));
  return names.some((name) => !known.includes(name) && !isTool(name));
}

/** Whether Rslib puts `production` where the old build has left it to the application. */
const replacesNodeEnv = (item: Item) => isScript(item) && !nodeEnvOf(item);

/** Whether CommonJS files may begin with a directive of React, and then have no source map. */
const maySkipMap = ({ format, settings }: Item, { project }: Draft) =>
  format === 'cjs' &&
  settings.bundle === false &&
  pick(settings, 'output.sourceMap') !== undefined &&
  oldestReact(project) !== undefined;

const copiesPublic = ({ settings }: Item) =>
  pick(settings, 'output.target') === 'web' &&
  pick(settings, 'server.publicDir') === undefined;

const isJavaScript = ({ draft: { sources } }: Use) =>
  sources.length > 0 && sources.every((file) => /\.[cm]?jsx?$/.test(file));

function fromTsconfig(use: Use, tool: Tool): void {
  if (!use.draft.project.tsconfig) return;
  const isInherited = Boolean(use.draft.project.tsconfig.extends);
  if (isInherited) note(use, 'inherited');
  const { target, useDefineForClassFields: define } = compilerOptions(use.draft.project);
  const year = syntaxOf(typeof target === 'string' ? [target] : []);
  const items = use.items.filter(({ settings }) => settings.syntax === undefined);
  // Of these tools, only tsup reads it.
  if (tool.id === 'tsup' && year && year !== 'esnext' && items.length > 0) {
    set({ ...use, items }, 'syntax', year);
    note(use, 'syntax');
  } else if (tool.id === 'tsup' && !target && !isInherited)
    set({ ...use, items }, 'syntax', ['node 16']);
  const assigned = typeof year === 'string' && /^es(?:5|20(?:1\d|2[01]))$/.test(year);
  if (define === true || !(define === false || assigned)) return;
  set(use, 'tools.swc.jsc.transform.useDefineForClassFields', false);
  note(use, 'classFields');
}

function react(use: Use): void {
  const { jsx, jsxFactory, jsxImportSource } = compilerOptions(use.draft.project);
  const isOwn = ({ settings }: Item) =>
    /plugin(?!Svgr)/.test(JSON.stringify(settings.plugins) ?? '') ||
    pick(settings, 'tools.swc.jsc.transform.react');
  if (use.items.some(isOwn) || jsxFactory || jsxImportSource) return;
  const jsxFiles = use.draft.sources.some((file) => /\.[jt]sx$/.test(file));
  const oldest = oldestReact(use.draft.project);
  if (oldest === undefined && !jsxFiles) return;
  addReact(use, jsx === 'react' || (!jsx && (oldest ?? 99) < 17));
}

/** Rslib compiles Sass with a plugin, which the other tools do by themselves. */
function sass(use: Use): void {
  const { dependencies: own, devDependencies } = use.draft.project.manifest ?? {};
  const names = Object.keys({ ...record(own), ...record(devDependencies) });
  const styled = only(use, ({ settings }) => pick(settings, 'output.target') === 'web');
  if (names.some((name) => /^(?:node-)?sass(?:-embedded)?$/.test(name)))
    addPlugin(styled, '@rsbuild/plugin-sass', 'pluginSass');
}

/** Two items that write declarations into one folder need different names. */
function nameDeclarations(typed: readonly Item[], use: Use): void {
  for (const { settings } of typed)
    if (settings.bundle === false && pick(settings, 'dts.bundle')) settings.dts = true;
  const modules = typed.filter(({ format }) => format === 'esm' || format === 'cjs');
  const shared = modules.filter((item) =>
    modules.some((one) => one.format !== item.format && folderOf(one) === folderOf(item)),
  );
  // Declarations that followed the extension of scripts still do, where it is not `.js`.
  const own = modules.filter(
    ({ format, old }) =>
      old.dts && old.dts !== '.d.ts' && extensionOf(format, use.draft.project) !== '.js',
  );
  for (const { settings } of own) put(settings, 'dts', { autoExtension: true });
  for (const item of shared) {
    const { settings, format, old } = item;
    if (settings.bundle === false) {
      old.folder = folderOf(item);
      put(settings, 'output.distPath', `${old.folder}/${format}`);
      note(use, 'folders');
    }
    put(settings, 'dts', { autoExtension: true });
  }
}

/** The first pattern of an item that builds all files, or the path of the default entry. */
function patternOf({ settings }: Item): string {
  const patterns = settings.bundle === false && pick(settings, 'source.entry.index');
  return Array.isArray(patterns) ? String(patterns[0]) : 'src/index';
}

/** The folder below the first one that an item takes all files from. */
const ownFolder = (item: Item) =>
  /^\.\/([^*]+\/[^*]+)\/\*/.exec(patternOf(item))?.[1] ?? '';

/** What an item leaves out of its folder, as TypeScript takes it. */
function excludedBy({ settings }: Item): string[] {
  const patterns = settings.bundle === false && pick(settings, 'source.entry.index');
  const texts = Array.isArray(patterns) ? patterns.map(String) : [];
  return texts.flatMap((one) => {
    const [, before = '', names, after = ''] =
      /^!\.\/([^{]*)\{([^{}]*)\}(.*)$/.exec(one) ?? [];
    if (names !== undefined) return names.split(',').map((name) => before + name + after);
    return one.startsWith('!') ? [withoutDot(one.slice(1))] : [];
  });
}

/** The files that TypeScript takes for the declarations: no tests, and only those of the item. */
function buildTsconfigs(use: Use, typed: readonly Item[]): Record<string, Settings> {
  const { tsconfig } = use.draft.project;
  const written: Record<string, Settings> = {};
  const fileOf = ({ settings }: Item) =>
    String(pick(settings, 'source.tsconfigPath') ?? './tsconfig.json');
  const [base = './tsconfig.json', other] = new Set(typed.map(fileOf));
  const isOwn = base !== './tsconfig.json';
  // Which files another file includes, and their root, is not known.
  if (other || (!tsconfig && !isOwn)) return written;
  const files = use.draft.sources.map(withoutDot);
  const only = JSON.stringify(tsconfig?.include);
  const isEnough =
    !isOwn && only === '["src"]' && compilerOptions(use.draft.project).rootDir;
  const main = /tsconfig\.build\.json$/.test(base) ? 'rslib' : 'build';
  for (const folder of new Set(typed.map(ownFolder).sort())) {
    const items = use.items.filter((item) => ownFolder(item) === folder);
    const excluded = [...new Set(items.filter(isTyped).flatMap(excludedBy))];
    if (!folder && isEnough && excluded.length === 0) continue;
    const roots = (files.length > 0 ? files : use.items.map(patternOf)).map(firstFolder);
    const include = folder ? [folder] : [...new Set(roots)];
    const [root = 'src', second] = include;
    const isFirst = Object.keys(written).length === 0;
    const name = `tsconfig.${isFirst ? main : folder.split('/').slice(1).join('-')}.json`;
    for (const { settings } of items)
      put(settings, 'source', { tsconfigPath: `./${name}` });
    note(use, 'tests');
    written[name] = {
      extends: `./${withoutDot(base)}`,
      compilerOptions: { rootDir: second || files.includes(root) ? '.' : root },
      include,
      ...(excluded.length > 0 && { exclude: excluded }),
    };
  }
  return written;
}

const isTyped = ({ settings }: Item) => settings.dts !== undefined;

/**
 * What belongs to the whole configuration where all items agree. Declarations do not: Rslib warns
 * that items with a common `dts` may delete each other's files.
 */
const shared =
  'syntax shims banner footer source output tools resolve performance server plugins logLevel';

/** The configuration: what all items have in common is written once, below `lib`. */
export function configuration(items: readonly Item[]): Settings {
  const lib = items.map(
    ({ format, settings }): Settings => ({ format, ...fieldsOf(copy(settings)) }),
  );
  const top: Settings = {};
  for (const name of shared.split(' ')) {
    const all = lib.map((item) => pick(item, name));
    const [first] = all;
    if (isSettings(first)) {
      for (const key of Object.keys(first)) {
        if (key.startsWith('//') || !agree(all.map((one) => inside(one, key)))) continue;
        put(top, name, { [key]: first[key] });
        for (const one of all) if (isSettings(one)) delete one[key];
      }
    } else if (first !== undefined && agree(all)) {
      top[name] = first;
      for (const item of lib) delete item[name];
    }
    for (const item of lib) {
      const left = pick(item, name);
      if (isSettings(left) && Object.keys(left).length === 0) delete item[name];
    }
  }
  return { lib, ...top };
}

const inside = (node: Node, key: string) => (isSettings(node) ? node[key] : undefined);
const agree = (nodes: readonly Node[]) =>
  nodes.every((one) => JSON.stringify(one) === JSON.stringify(nodes[0]));
