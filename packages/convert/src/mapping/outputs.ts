import { get, listOf, textOf } from '../read/value.ts';
import { isSettings, pick, put } from '../write/node.ts';
import type { Draft, Item, Project } from './draft.ts';
import {
  entriesOf,
  firstFolder,
  folderOf,
  isStylesheet,
  isTypes,
  pathsIn,
  typesFolderOf,
  withoutDot,
} from './files.ts';
import { isScript } from './packages.ts';
import { extensionOf, record, writesTypes } from './project.ts';

/** Whether an item may build any file: the entries are a comment, in one item for all of them. */
const isOpen = ({ settings }: Item, { items }: Draft) =>
  pick(settings, 'source.entry') === undefined &&
  items.some((item) => Object.keys(record(item.settings.source)).some(isEntry));
const isEntry = (key: string) =>
  /^\/\/line \d+, (?:\w+_)?(?:entry|entries|entryPoints|input|file):/.test(key);

/** Whether an item has an entry, which may be a pattern, or builds all files. */
function isBuilt(entry: string, item: Item, draft: Draft): boolean {
  if (isOpen(item, draft)) return true;
  const entries = entriesOf(item, draft);
  const patterns = [entries.index].flat().map(String);
  const isOther = (one: string) => one.startsWith('!') || isStylesheet(one);
  const isExcluded = (one: string) =>
    one.startsWith('!') && one.replace(/\.\w+$/, '').endsWith(`/${entry}`);
  if (item.settings.bundle === false)
    return !patterns.every(isOther) && !patterns.some(isExcluded);
  return entry.includes('*') || Object.hasOwn(entries, entry);
}

/** The entries of an item whose files `package.json` names. */
function namedEntries(item: Item, draft: Draft): string[] {
  const { folder = folderOf(item) } = item.old;
  return pathsIn(draft.project.manifest).flatMap((path) => {
    const [, file = ''] = withoutDot(path).split(`${folder}/`);
    // Users add the extension of a path that has none.
    const [, entry] = /^(.+?)(?:\.d)?\.\w+$/.exec(file) ?? [];
    return entry && isBuilt(entry, item, draft) ? [entry] : [];
  });
}

/** Whether `package.json` names each entry of an item, or a file of one that builds all files. */
function isNamed(item: Item, draft: Draft): boolean {
  const named = namedEntries(item, draft);
  const isPart = item.settings.bundle === false || isOpen(item, draft);
  if (isPart || named.some((entry) => entry.includes('*'))) return named.length > 0;
  return Object.keys(entriesOf(item, draft)).every((entry) => named.includes(entry));
}

/**
 * Some files keep their extensions: those of another item would be overwritten, and those that
 * `package.json` does not name, although it names others, are loaded by something that is not known
 * here, as are all beside a script of the package that is not built.
 */
export function keepExtensions(draft: Draft): void {
  const { items, project } = draft;
  const { bin, exports, main, module } = project.manifest ?? {};
  // A script that no tool writes may load any file of the build.
  const inRoot = pathsIn([exports, main, module]).filter((path) =>
    /^(?:\.\/)?[^/]+\.[cm]?js$/.test(path),
  );
  const built = [...items.map(folderOf), ...draft.sources].map(firstFolder);
  const isByHand = (path: string) => !built.includes(firstFolder(path));
  const isLoaded = !built.includes('.') && [...pathsIn(bin), ...inRoot].some(isByHand);
  const isNamedAtAll = items.some((item) => namedEntries(item, draft).length > 0);
  const scripts = items.map((item) => scriptsOf(item, draft));
  const isTwice = (path: string) =>
    scripts.filter((one) => one.includes(path)).length > 1;
  for (const [index, item] of items.entries()) {
    const { format, old, settings } = item;
    const isOther = old.js && old.js !== extensionOf(format, project);
    if (!isOther || pick(settings, 'output.filename.js') !== undefined) continue;
    const isUnnamed = isNamedAtAll && !isNamed(item, draft);
    if (scripts[index]?.some(isTwice) || isLoaded || isUnnamed)
      put(settings, 'output', { filename: { js: `[name]${old.js}` } });
  }
}

/** The scripts that an item writes for its entries; none if it builds all files. */
function scriptsOf(item: Item, draft: Draft): string[] {
  if (item.settings.bundle === false) return [];
  const preset = `[name]${extensionOf(item.format, draft.project)}`;
  const name = String(pick(item.settings, 'output.filename.js') ?? preset);
  return Object.keys(entriesOf(item, draft)).map(
    (entry) => `${inside(folderOf(item))}${name.replaceAll('[name]', entry)}`,
  );
}

/** What follows the entry in the names of an item's scripts and declarations. */
function endingsOf({ format, settings }: Item, project: Project) {
  const own = extensionOf(format, project);
  const name = String(pick(settings, 'output.filename.js') ?? '[name]');
  const types = pick(settings, 'dts.autoExtension') ? own.replace('js', 'ts') : '.ts';
  return { js: name.slice('[name]'.length) || own, dts: `.d${types}` };
}

/** What precedes the names of the files in a folder; `.` is that of the package. */
const inside = (folder: string) => (folder === '.' ? '' : `${folder}/`);

/** The entry between a folder and an ending of a path; `undefined` for other paths. */
function entryIn(path: string, folder: string, ending: string): string | undefined {
  const entry = path.slice(inside(folder).length, -ending.length);
  return path === `${inside(folder)}${entry}${ending}` ? entry : undefined;
}

type Endings = ReturnType<typeof endingsOf>;
type Change = readonly [before: string, after: string];

/** The item and the entry that a file of the build comes from, and its path from now on. */
function originOf(file: string, draft: Draft) {
  const path = withoutDot(file);
  const modules = draft.items
    .filter((item) => !isScript(item))
    .sort((a, b) => Number(isOpen(a, draft)) - Number(isOpen(b, draft)));
  const search = (changes: (item: Item, now: Endings) => readonly Change[]) => {
    for (const item of modules)
      for (const [before, after] of changes(item, endingsOf(item, draft.project))) {
        const entry = entryIn(path, item.old.folder ?? folderOf(item), before);
        if (entry !== undefined && isBuilt(entry, item, draft))
          return { item, entry, next: `${inside(folderOf(item))}${entry}${after}` };
      }
    return undefined;
  };
  const forTypes = ({ settings }: Item, ...change: Change) =>
    settings.dts ? [change] : [];
  // unbuild writes `.d.ts` beside declarations with another extension.
  return (
    search((item, { js, dts }) => [
      ...forTypes(item, item.old.dts ?? dts, dts),
      [item.old.js ?? js, js],
    ]) ??
    search((item, { dts }) => forTypes(item, dts, dts)) ??
    search((item, { dts }) => forTypes(item, '.d.ts', dts))
  );
}

/**
 * The path that a file of the build has from now on, as in `package.json`: for a tool that gives
 * files other extensions, and for formats that now have a folder each. `undefined` if it stays.
 */
export function newNameOf(file: string, draft: Draft): string | undefined {
  const { next } = originOf(file, draft) ?? {};
  if (!next || next === withoutDot(file)) return undefined;
  return file.startsWith('./') ? `./${next}` : next;
}

/** All items are built at once, so an entry that is the output of another one is its source. */
export function replaceOutputs(draft: Draft): void {
  for (const { settings } of draft.items) {
    const entries = pick(settings, 'source.entry');
    if (!isSettings(entries)) continue;
    for (const [name, file] of Object.entries(entries)) {
      const origin = typeof file === 'string' ? originOf(file, draft) : undefined;
      const source = origin && entriesOf(origin.item, draft)[origin.entry];
      if (typeof source !== 'string') continue;
      entries[name] = source;
      const index = draft.sources.indexOf(String(file));
      if (index >= 0) draft.sources.splice(index, 1);
    }
  }
}

/** Whether an item writes a file; one whose entries are not known may write all in its folder. */
function writes(item: Item, path: string, draft: Draft): boolean {
  const { dts } = item.settings;
  const endings = endingsOf(item, draft.project);
  const forTypes = isTypes(path);
  if (forTypes && !dts) return false;
  const folder = forTypes ? typesFolderOf(item) : folderOf(item);
  if (!path.startsWith(inside(folder))) return false;
  if (isOpen(item, draft)) return true;
  if (!forTypes && scriptsOf(item, draft).includes(path)) return true;
  const entry = entryIn(path, folder, forTypes ? endings.dts : endings.js);
  if (entry === undefined) return false;
  if (!forTypes || item.settings.bundle === false || pick(item.settings, 'dts.bundle'))
    return isBuilt(entry, item, draft);
  // Without bundling, declarations are named after the sources, of which only entries are known.
  const entries = entriesOf(item, draft);
  const named = Object.values(entries).some((file) =>
    withoutDot(String(file))
      .replace(/\.\w+$/, '')
      .endsWith(entry),
  );
  return named || !Object.hasOwn(entries, entry);
}

/**
 * Files in the folders of the outputs that no item writes, although a changed `package.json` or a
 * configuration of declarations names them.
 */
export function unwritten(manifest: Record<string, unknown>, draft: Draft): string[] {
  const outputs = draft.declarations.flatMap((config) => listOf(get(config, 'output')));
  const declared = outputs.map((output) => textOf(get(output, 'file')));
  const fields = 'exports main module types typings bin unpkg jsdelivr'.split(' ');
  const named = pathsIn([fields.map((name) => manifest[name]), declared]);
  const isTyped = draft.items.some(({ settings }) => settings.dts);
  const isElsewhere = !isTyped && writesTypes(draft.project);
  const folders = draft.items.flatMap((item) => [folderOf(item), typesFolderOf(item)]);
  return [...new Set(named.map(withoutDot))].filter(
    (path) =>
      /^[^*]+\.[cm]?[jt]s$/.test(path) &&
      !(isTypes(path) && isElsewhere) &&
      folders.some((one) => path.startsWith(`${one}/`)) &&
      !draft.items.some((item) => writes(item, path, draft)),
  );
}
