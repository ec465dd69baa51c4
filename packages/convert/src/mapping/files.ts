import { fieldsOf } from '@site/pages/records';
import { isSettings, pick, put } from '../write/node.ts';
import type { Draft, Item } from './draft.ts';
import { extensionOf, record } from './project.ts';

/** A path without the `./` that it may begin with. */
export function withoutDot(path: string): string {
  return path.replace(/^\.\//, '');
}

/** The first folder of a path; the file itself if it is in none. */
export function firstFolder(path: string): string {
  return withoutDot(path).split('/')[0] ?? '';
}

/** The folder that an item is built into, without `./`. */
export function folderOf({ settings }: Item): string {
  return withoutDot(String(pick(settings, 'output.distPath') ?? 'dist'));
}

/** The paths of an item's entries by their names. */
export function entriesOf(
  { settings }: Item,
  { sources }: Draft,
): Record<string, unknown> {
  const preset = sources.find((file) => /^(?:\.\/)?src\/index\.\w+$/.test(file));
  return { ...fieldsOf(pick(settings, 'source.entry') ?? { index: preset }) };
}

export const isStylesheet = (path: string) => /\.(?:css|less|s[ac]ss)$/.test(path);

/** Whether an item has an entry, which may be a pattern, or builds all files. */
function isBuilt(entry: string, item: Item, draft: Draft): boolean {
  const entries = entriesOf(item, draft);
  const isOther = (one: unknown) => /^!/.test(String(one)) || isStylesheet(String(one));
  if (item.settings.bundle === false) return ![entries.index].flat().every(isOther);
  return entry.includes('*') || Object.hasOwn(entries, entry);
}

/**
 * Entries that `package.json` does not name, although it names others or a `bin` that may load them,
 * are loaded by something that is not known here. They keep their extensions, with the others of
 * their build.
 */
export function keepUnnamed(draft: Draft): void {
  const { items, project } = draft;
  const paths = pathsIn(project.manifest);
  const namedOf = (item: Item) => {
    const { folder = folderOf(item) } = item.old;
    const files = paths.map((path) => withoutDot(path).split(`${folder}/`)[1] ?? '');
    // Users add the extension of a path that has none.
    const complete = files.filter((file) => /\.\w+$/.test(file));
    const named = complete.map((file) => file.replace(/(?:\.d)?\.\w+$/, ''));
    return named.filter((entry) => isBuilt(entry, item, draft));
  };
  const isOutside = (path: string) =>
    items.every((item) => !withoutDot(path).startsWith(`${folderOf(item)}/`));
  const isLoaded = pathsIn(project.manifest?.bin).some(isOutside);
  if (!isLoaded && items.every((item) => namedOf(item).length === 0)) return;
  for (const item of items) {
    const { format, old, settings } = item;
    const named = namedOf(item);
    const isPattern = settings.bundle === false || named.some((one) => one.includes('*'));
    const isNamed = isPattern
      ? named.length > 0
      : Object.keys(entriesOf(item, draft)).every((entry) => named.includes(entry));
    if (isNamed || !old.js || old.js === extensionOf(format, project)) continue;
    if (pick(settings, 'output.filename.js') === undefined)
      put(settings, 'output', { filename: { js: `[name]${old.js}` } });
  }
}

/** The words of all texts in a part of `package.json`. */
export function pathsIn(value: unknown): string[] {
  return typeof value === 'string'
    ? value.split(/[\s'"]+/)
    : Object.values(record(value)).flatMap(pathsIn);
}

/** The item and the entry that a file of the build comes from, and its path from now on. */
function originOf(file: string, draft: Draft) {
  const path = withoutDot(file);
  const modules = draft.items.filter(({ format }) => /esm|cjs/.test(format));
  const search = (
    endingsOf: (item: Item, js: string, dts: string) => [string, string][],
  ) => {
    for (const item of modules) {
      const { format, settings, old } = item;
      const folder = folderOf(item);
      const name = String(pick(settings, 'output.filename.js') ?? '[name]');
      const own = extensionOf(format, draft.project);
      const isOwn = pick(settings, 'dts.autoExtension');
      const dts = isOwn ? `.d${own.replace('js', 'ts')}` : '.d.ts';
      for (const [before, after] of endingsOf(
        item,
        name.slice('[name]'.length) || own,
        dts,
      )) {
        const start = `${old.folder ?? folder}/`;
        const entry = path.slice(start.length, -before.length);
        if (path === `${start}${entry}${before}` && isBuilt(entry, item, draft))
          return { item, entry, next: `${folder}/${entry}${after}` };
      }
    }
    return undefined;
  };
  // unbuild writes `.d.ts` beside declarations with another extension.
  return (
    search(({ old }, js, dts) => [
      [old.dts ?? dts, dts],
      [old.js ?? js, js],
    ]) ??
    search((_, __, dts) => [[dts, dts]]) ??
    search(({ settings }, _, dts) => (settings.dts ? [['.d.ts', dts]] : []))
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
      if (typeof source !== 'string' || typeof file !== 'string') continue;
      entries[name] = source;
      const index = draft.sources.findIndex(
        (one) => withoutDot(one) === withoutDot(file),
      );
      draft.sources.splice(index, 1);
    }
  }
}
