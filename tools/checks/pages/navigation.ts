import path from 'node:path';
import { dataOf } from '@site/pages/data-files';
import type { Finding } from '@site/pages/findings';
import type { Language } from '@site/pages/language';
import type { Page } from '@site/pages/page';
import { fieldsOf } from '@site/pages/records';
import { lineOf, type TextFile } from '@site/pages/repository';

/** A `_nav.json` or `_meta.json` of one language. */
export interface NavigationFile extends TextFile {
  language: Language;
  /** Path below the folder of its language. */
  name: string;
  /** Its entries without the words for readers, which differ between languages. */
  entries: readonly unknown[];
}

/**
 * Reads the navigation files of both languages. Throws `UnreadableData` for one that is not a JSON
 * list.
 */
export function navigationFiles(files: readonly TextFile[]): NavigationFile[] {
  return files.flatMap(({ file, text }) => {
    const [, language, name] =
      /^docs\/(en|zh)\/((?:.+\/)?_(?:nav|meta)\.json)$/.exec(file) ?? [];
    if (name === undefined) return [];
    const entries = dataOf(files, file, entriesOf);
    return { file, text, language: language as Language, name, entries };
  });
}

function entriesOf(json: string): unknown[] {
  const list: unknown = JSON.parse(json, (key, value: unknown) =>
    /^(?:text|label|tag)$/.test(key) ? undefined : value,
  );
  if (!Array.isArray(list)) throw new Error('A navigation file is a list.');
  return list;
}

/**
 * Finds navigation files that exist in one language only, or whose entries, order or settings
 * differ between the languages. Only the words may differ.
 */
export function navigationParity(files: readonly NavigationFile[]): Finding[] {
  const why =
    'A reader who switches language must find the same pages at the same place.';
  return files.flatMap((file): Finding[] => {
    const other = file.language === 'en' ? 'zh' : 'en';
    const counterpart = `docs/${other}/${file.name}`;
    const found = files.find((candidate) => candidate.file === counterpart);
    if (!found) {
      const what = `${counterpart} does not exist.`;
      const todo = `Copy ${file.file} to ${counterpart} and translate its words.`;
      return [{ file: file.file, line: 0, what, why, todo }];
    }
    const difference = file.language === 'zh' && entryDifference(found, file);
    if (!difference) return [];
    const todo = `Give it the entries of ${counterpart} in the same order.`;
    return [{ file: file.file, ...difference, why, todo }];
  });
}

/** The first entry that differs. */
function entryDifference(en: NavigationFile, zh: NavigationFile) {
  const length = Math.max(en.entries.length, zh.entries.length);
  for (let index = 0; index < length; index++) {
    const [left = 'nothing', right = 'nothing'] = [en, zh].map(({ entries }) =>
      JSON.stringify(entries[index]),
    );
    if (left === right) continue;
    return {
      line: lineOf(zh.text, JSON.stringify(nameOf(zh.entries[index]))),
      what: `Entry ${index + 1} is ${right}, in ${en.file} it is ${left}.`,
    };
  }
  return undefined;
}

/** What an entry leads to: a file, a folder or an address. */
function nameOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const { name, link } = fieldsOf(entry);
  return String(name ?? link);
}

/**
 * Finds pages that the sidebar does not lead to: each page must be named in the `_meta.json` of its
 * folder, or as `../page` in one directly below, which nests it; and each folder below an area in the
 * one of its parent.
 */
export function sidebar(
  pages: readonly Page[],
  navigation: readonly NavigationFile[],
): Finding[] {
  return pages.flatMap((page) => {
    const listing = listingOf(page);
    if (!listing) return [];
    const { file, entry } = listing;
    const folder = path.posix.dirname(file);
    const isEntry = (item: unknown) =>
      [entry, path.posix.basename(entry, '.mdx')].includes(nameOf(item));
    const isNested = (item: unknown) => nameOf(item) === `../${entry}`;
    const isListed = navigation.some((one) =>
      one.file === file
        ? one.entries.some(isEntry)
        : path.posix.dirname(path.posix.dirname(one.file)) === folder &&
          one.entries.some(isNested),
    );
    if (isListed) return [];
    return {
      file,
      line: 0,
      what: `“${entry}” is not listed, so the sidebar does not show ${page.file}.`,
      why: 'A page that is in no list is found only by those who know its address.',
      todo: `Add “${entry}” to ${file}, and to its counterpart in the other language.`,
    };
  });
}

/** The file and the entry that list a page; an index page is listed as its folder. */
function listingOf({ file, name, route }: Page) {
  const isIndex = path.posix.basename(name) === 'index.mdx';
  const listed = isIndex ? path.posix.dirname(file) : file;
  const folder = path.posix.dirname(listed);
  // Pages at the root of a language have no sidebar, and the bar leads to the areas below it.
  if (route === undefined || folder.split('/').length <= 2) return undefined;
  return { file: `${folder}/_meta.json`, entry: path.posix.basename(listed) };
}

/**
 * Finds entries of the sidebar that lead to no page, or that name one without its extension: then
 * the dev server shows nothing at all while the page is missing.
 */
export function listedPages(
  pages: readonly Page[],
  navigation: readonly NavigationFile[],
): Finding[] {
  return navigation.flatMap(({ file, text, entries }) => {
    const folder = path.posix.dirname(file);
    const names = entries
      .filter((one) => typeof one === 'string' || fieldsOf(one).type === 'file')
      .map(nameOf);
    return names.flatMap((name): Finding[] => {
      if (pages.some((page) => page.file === path.posix.join(folder, name))) return [];
      const isBare = pages.some(
        (page) => page.file === path.posix.join(folder, `${name}.mdx`),
      );
      return [
        {
          file,
          line: lineOf(text, JSON.stringify(name)),
          what: isBare
            ? `“${name}” has no extension.`
            : `“${name}” is listed, and ${folder} has no such page.`,
          why: isBare
            ? 'While a page that is listed like this is missing, the dev server shows no page.'
            : 'The sidebar leaves it out without a word.',
          todo: isBare
            ? `Write “${name}.mdx”.`
            : 'Write the page, or remove the entry in both languages.',
        },
      ];
    });
  });
}
