import type { Language } from '@site/pages/language';
import type { TextFile } from '@site/pages/repository';

/** One entry of a bar or sidebar, without what may differ between languages. */
export interface Entry {
  /** What it leads to or is: link, file name or, for a section header, its kind. */
  target: string;
  /** Everything else but the words, as JSON with sorted keys. */
  rest: string;
}

/** A `_nav.json` or `_meta.json` of one language. */
export interface NavigationFile extends TextFile {
  language: Language;
  /** Path below the folder of its language. */
  name: string;
}

/** Picks the navigation files of both languages out of the files of the repository. */
export function navigationFiles(files: readonly TextFile[]): NavigationFile[] {
  return files.flatMap((one) => {
    const [, language, name] =
      /^docs\/(en|zh)\/((?:.+\/)?_(?:nav|meta)\.json)$/.exec(one.file) ?? [];
    return name === undefined
      ? []
      : [{ file: one.file, text: one.text, language: language as Language, name }];
  });
}

/** Keys whose values are words for readers and therefore differ between the languages. */
const words = new Set(['text', 'label', 'tag', 'items']);

/**
 * Flattens a navigation file into its entries, children after their parents. Throws what
 * `JSON.parse` throws, and an error when the file is not a list.
 */
export function entriesOf(text: string): Entry[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('A navigation file is a list.');
  return list.flatMap(flatten);
}

function flatten(item: unknown): Entry[] {
  if (typeof item !== 'object' || item === null)
    return [{ target: String(item), rest: '' }];
  const fields = Object.entries(item);
  const target = ['link', 'name', 'type'].flatMap((key) => {
    const value: unknown = Reflect.get(item, key);
    return typeof value === 'string' ? [value] : [];
  })[0];
  const rest = fields
    .filter(([key]) => !words.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const children: unknown = Reflect.get(item, 'items');
  return [
    { target: target ?? '', rest: JSON.stringify(rest) },
    ...(Array.isArray(children) ? children.flatMap(flatten) : []),
  ];
}
