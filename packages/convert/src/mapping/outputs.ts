import { type Project, record, scriptsFolder, writesTypes } from '../read/project.ts';
import { get, listOf, textOf } from '../read/value.ts';
import type { Draft, Item } from './draft.ts';
import {
  entriesOf,
  extensionOf,
  firstFolder,
  folderOf,
  isScript,
  isStylesheet,
  isTypes,
  pathsIn,
  typesFolderOf,
  withoutDot,
} from './files.ts';
import { pick } from './settings.ts';

/** Whether an item may build any file: entries or file names are a comment. */
const isOpen = ({ settings: { source, output } }: Item) =>
  Object.keys({ ...record(source), ...record(output) }).some(isOption);
const isOption = (key: string) =>
  /^\/\/line \d+, (?:\w+_)*(?:entry|entries|entryPoints|input|file|fileName|entryFileNames|outExtensions?):/.test(
    key,
  );

/** Whether an item has an entry, which may be a pattern, or builds all files. */
function isBuilt(entry: string, item: Item, draft: Draft): boolean {
  if (isOpen(item)) return true;
  const entries = entriesOf(item, draft);
  if (item.settings.bundle !== false)
    return entry.includes('*') || Object.hasOwn(entries, entry);
  const patterns = [entries.index].flat().map(String);
  const isExcluded = (one: string) =>
    one.startsWith('!') && one.replace(/\.\w+$/, '').endsWith(`/${entry}`);
  const isOther = (one: string) => one.startsWith('!') || isStylesheet(one);
  return !patterns.every(isOther) && !patterns.some(isExcluded);
}

/** What follows the entry in the names of an item's scripts and declarations. */
export function endingsOf({ format, settings }: Item, project: Project) {
  const own = extensionOf(format, project);
  const name = String(pick(settings, 'output.filename.js') ?? '[name]');
  const types = pick(settings, 'dts.autoExtension') ? own.replace('js', 'ts') : '.ts';
  // A name without the entry in it has nothing but an extension.
  const [js = ''] = /(?<=^\[name\]).*|\.\w+$/.exec(name) ?? [];
  return { js: js || own, dts: `.d${types}` };
}

/** What precedes the names of the files in a folder; `.` is that of the package. */
const inside = (folder: string) => (folder === '.' ? '' : `${folder}/`);

/** The entry between a folder and an ending of a path; `undefined` for other paths. */
function entryIn(path: string, folder: string, ending: string): string | undefined {
  const entry = path.slice(inside(folder).length, -ending.length);
  return path === `${inside(folder)}${entry}${ending}` ? entry : undefined;
}

/**
 * The path that a file of the build has from now on, as in `package.json`: for a tool that gives
 * files other extensions, and for formats that now have a folder each. `undefined` if no item writes it.
 */
export function newNameOf(file: string, draft: Draft): string | undefined {
  const path = withoutDot(file);
  const forTypes = isTypes(path);
  // A script keeps its name, even beside modules whose entries are not known.
  if (draft.items.some((one) => isScript(one) && scriptsIn(one, draft).includes(path)))
    return undefined;
  const modules = draft.items.filter(
    (item) => !isScript(item) && (!forTypes || item.settings.dts),
  );
  // unbuild writes `.d.ts` beside declarations with another extension.
  for (const isOther of forTypes ? [false, true] : [false]) {
    // Another format may have declarations of this name.
    if (isOther && modules.some((item) => writes(item, path, draft))) return undefined;
    for (const item of modules) {
      const { old } = item;
      const { js, dts } = endingsOf(item, draft.project);
      const [after, before = after] = forTypes ? [dts, old.dts] : [js, old.js];
      const ending = isOther ? '.d.ts' : before;
      const from = old.folder ?? folderOf(item);
      const folder = forTypes ? typesFolderOf(item) : folderOf(item);
      // What is in the folder of the declarations already stays there.
      if (forTypes && folder !== from && path.startsWith(inside(folder))) continue;
      const entry = entryIn(path, from, ending);
      if (entry === undefined || !isBuilt(entry, item, draft)) continue;
      const next = `${inside(folder)}${entry}${after}`;
      return file.startsWith('./') ? `./${next}` : next;
    }
  }
  return undefined;
}

/** The scripts that an item writes, as far as its entries are known; all files have a pattern. */
export function scriptsIn(item: Item, draft: Draft): string[] {
  const preset = `[name]${extensionOf(item.format, draft.project)}`;
  const name = String(pick(item.settings, 'output.filename.js') ?? preset);
  const entries = isOpen(item) ? {} : entriesOf(item, draft);
  const isWhole = item.settings.bundle === false;
  const all = isWhole ? [entries.index].flat().map(String) : Object.keys(entries);
  return all
    .filter((one) => !one.startsWith('!') && !isStylesheet(one))
    .map((one) => inside(folderOf(item)) + name.replaceAll('[name]', withoutDot(one)));
}

/** Whether an item writes a file; one whose entries are not known may write all in its folder. */
function writes(item: Item, path: string, draft: Draft): boolean {
  const { dts, bundle } = item.settings;
  const endings = endingsOf(item, draft.project);
  const forTypes = isTypes(path);
  const folder = forTypes ? typesFolderOf(item) : folderOf(item);
  if ((forTypes && !dts) || !path.startsWith(inside(folder))) return false;
  if (isOpen(item)) return true;
  const entries = entriesOf(item, draft);
  if (!forTypes && scriptsIn(item, draft).includes(path)) return true;
  const entry = entryIn(path, folder, forTypes ? endings.dts : endings.js);
  if (entry === undefined) return false;
  if (!forTypes || bundle === false || pick(item.settings, 'dts.bundle'))
    return isBuilt(entry, item, draft);
  // Without bundling, declarations are named after the sources, of which only entries are known.
  const isSource = (file: unknown) =>
    withoutDot(String(file)).replace(/^[^/]+\/|\.\w+$/g, '') === entry;
  return Object.values(entries).some(isSource);
}

/** The name of an item's only stylesheet, if it has one. */
const stylesheetsOf = (item: Item, draft: Draft) =>
  Object.keys(entriesOf(item, draft)).map((entry) =>
    String(pick(item.settings, 'output.filename.css') ?? `${entry}.css`),
  );

/** Whether a path in a script, which may have a `*`, is that of a file that no item writes now. */
export function isGone(path: string, draft: Draft): boolean {
  const file = withoutDot(path);
  const folder = draft.items.map(folderOf).find((one) => file.startsWith(inside(one)));
  const isFile =
    folder && folder !== '.' && /\.(?:css|[cm]?js|d\.[cm]?ts)[.*\w]*$/.test(file);
  if (!isFile || draft.items.some(isOpen)) return false;
  const pattern = file.split('*').map((one) => one.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const isNamed = (one: string) =>
    new RegExp(`^${pattern.join('.*')}(?:\\.map)?$`).test(one);
  const written = draft.items.flatMap((item) => [
    ...scriptsIn(item, draft),
    ...stylesheetsOf(item, draft).map((name) => inside(folderOf(item)) + name),
  ]);
  const known = [...written, ...written.map((one) => `${one}.map`)];
  return !known.some(isNamed) && !draft.items.some((item) => writes(item, file, draft));
}

/**
 * Files in the folders of the outputs that no item writes, although a changed `package.json` or a
 * configuration of declarations names them.
 */
export function unwritten(manifest: Record<string, unknown>, draft: Draft): string[] {
  if (draft.isPart) return [];
  const outputs = draft.declarations.flatMap((config) => listOf(get(config, 'output')));
  const declared = outputs
    .flatMap((output) => textOf(get(output, 'file')) ?? [])
    .map((file) => newNameOf(file, draft) ?? file);
  const fields = 'exports main module types typings bin unpkg jsdelivr'.split(' ');
  const named = pathsIn([fields.map((name) => manifest[name]), declared]);
  const isTyped = draft.items.some(({ settings }) => settings.dts);
  const isVue = [...draft.notes.values()].some(({ key }) => key === 'vueTypes');
  const isElsewhere = !isTyped && (isVue || writesTypes(draft.project));
  const scripts = scriptsFolder(draft.project);
  const folders = draft.items.flatMap((item) => [
    ...[folderOf(item), typesFolderOf(item)],
    ...[item.old.folder ?? []].flat(),
  ]);
  return [...new Set(named.map(withoutDot))].filter(
    (path) =>
      /^[^*]+\.[cm]?[jt]s$/.test(path) &&
      !(isTypes(path) && isElsewhere) &&
      !(scripts && !isTypes(path) && path.startsWith(inside(scripts))) &&
      folders.some((one) =>
        path.startsWith(inside(isTypes(path) ? firstFolder(one) : one)),
      ) &&
      !draft.items.some((item) => writes(item, path, draft)),
  );
}
