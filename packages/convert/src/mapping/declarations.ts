import { compilerOptions, versionOf } from '../read/project.ts';
import { get, listOf, placeIn, textOf, textsOf, type Value } from '../read/value.ts';
import type { Item, Use } from './draft.ts';
import {
  extensionOf,
  folderOf,
  isJavaScript,
  isScript,
  pathsToSources,
  typesFolderOf,
  withoutDot,
} from './files.ts';
import { hasOtherPackages } from './modules.ts';
import { drop, leave, note, setAll, tell } from './rules.ts';
import { isSettings, pick, put } from './settings.ts';
import type { Tool } from './tool.ts';

/** Puts declarations where the old build has had them. Returns the items that have some. */
export function declare(use: Use, tool: Tool): readonly Item[] {
  const { draft } = use;
  const { items } = draft;
  for (const config of draft.declarations) addDeclarations(config, use);
  // TypeScript would stop at the first import of a component.
  if (draft.imports.has('@rsbuild/plugin-vue'))
    for (const item of items.filter(isTyped)) drop(item, 'dts', note(use, 'vueTypes'));
  // What Rslib bundles by default has been imported.
  const hasOthers = hasOtherPackages(draft.project, tool.modules);
  const bundlesTypes = ({ settings }: Item) =>
    pick(settings, 'dts.bundle') === true &&
    (hasOthers || pick(settings, 'output.autoExternal') === false);
  if (/tsup|rollup|vite/.test(tool.id))
    setAll(items.filter(bundlesTypes), 'dts.bundle', { bundledPackages: [] });
  const paths = pathsToSources(draft);
  for (const { settings, dropped } of items) {
    const isWhole = settings.bundle === false;
    if (!pick(settings, 'dts.bundle') || !(isWhole || paths.length > 0)) continue;
    const distPath = pick(settings, 'dts.distPath');
    settings.dts = distPath === undefined ? true : { distPath };
    if (isWhole) dropped.set('dts.bundle', note(use, 'everyFile'));
    else for (const text of paths) note(use, 'extractor', { line: 0, text });
  }
  declareOnce(items);
  const typed = items.filter(isTyped);
  // Without a folder of their own, they would be in that of `tsconfig.json`.
  if (compilerOptions(draft.project).declarationDir !== undefined)
    for (const item of typed)
      put(item.settings, 'dts', { distPath: typesFolderOf(item) });
  nameDeclarations(typed, use);
  return typed;
}

export const isTyped = ({ settings }: Item) => settings.dts !== undefined;

/** The declarations of a configuration of their own. Rslib names them after the entries. */
function addDeclarations(config: Value, use: Use): void {
  const { items, sources, effects } = use.draft;
  const input = get(config, 'input') ?? config;
  const known = sources.map(withoutDot);
  // What the other tool has written is made of the same sources.
  const isWhole = items.some(({ settings }) => settings.bundle === false);
  const isSame = (file: string) =>
    isWhole || file.endsWith('.d.ts') || known.includes(withoutDot(file));
  const isKnown = isWhole || known.length > 0;
  const isOther = !isKnown || textsOf(input)?.every(isSame) === false;
  const link = '/config/lib/dts#hand-written';
  if (isOther || isJavaScript(use)) {
    const given = { ...use, link, option: 'input', at: placeIn(config, 'input') };
    const [left] = leave(given, input, 'source.entry', 'byHand');
    effects.push(left);
    if (isJavaScript(use)) {
      if (left.fate === 'left')
        for (const { dropped } of items) dropped.set('dts', left.note);
      return;
    }
  }
  setAll(items, 'dts', { bundle: true });
  const external = get(config, 'external');
  if (external)
    effects.push(
      ...tell({ ...use, option: 'external', at: external.at }, 'none', external.at),
    );
  // They are in the folder of their item, or in another one that the configuration names.
  const outputs = listOf(get(config, 'output'));
  const folders = outputs.map((one) =>
    withoutDot(textOf(get(one, 'dir') ?? get(one, 'file')) ?? '').replace(
      /\/?(?:[^/]+\.[cm]?ts)?$/,
      '',
    ),
  );
  const [folder] = folders;
  for (const item of items) {
    const { dts } = item.settings;
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
    const isOfModules = modules.some((one) => typesFolderOf(one) === folder);
    if (isSame || (isScript(item) && isOfModules)) {
      drop(item, 'dts', '/guide/basic/output-format#dual-declarations');
    }
    if (settings.dts) folders.add(folder);
  }
}

/** Two items that write declarations into one folder need different names. */
function nameDeclarations(typed: readonly Item[], use: Use): void {
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
  // From TypeScript 7 on, which is the newest, an item renames the declarations of others beside it.
  const isRenaming = versionOf('typescript', use.draft.project) >= 7;
  for (const item of shared) {
    const { settings, format, old } = item;
    if (settings.bundle === false || (isRenaming && !pick(settings, 'dts.bundle'))) {
      old.folder = folderOf(item);
      put(settings, 'output.distPath', `${old.folder}/${format}`);
      note(use, 'folders');
    }
    put(settings, 'dts', { autoExtension: true });
  }
}
