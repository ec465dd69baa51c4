import path from 'node:path';
import { dataOf } from '@site/mdx/data-files';
import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Page } from '@site/mdx/page';
import { fieldsOf } from '@site/mdx/records';
import { lineOf, type TextFile } from '@site/mdx/repository';

/** A `_nav.json` or `_meta.json` of one language. */
export interface NavigationFile extends TextFile {
  /** Its entries without the words for readers, which differ between languages. */
  entries: readonly unknown[];
}

/**
 * Reads the navigation files of both languages. Throws a `FindingsError` for one that is not a JSON
 * list.
 */
export function navigationFiles(files: readonly TextFile[]): NavigationFile[] {
  return files
    .filter(({ file }) => /^docs\/(?:en|zh)\/(?:.+\/)?_(?:nav|meta)\.json$/.test(file))
    .map((one) => ({ ...one, entries: dataOf(files, one.file, entriesOf) }));
}

function entriesOf(json: string): unknown[] {
  const list: unknown = JSON.parse(json, (key, value: unknown) =>
    /^(?:text|label|tag)$/.test(key) ? undefined : value,
  );
  if (!Array.isArray(list)) throw new Error('A navigation file is a list.');
  return list;
}

const wrongParity = findingsWith(
  'A reader who switches language must find the same pages at the same place.',
);

/**
 * Finds navigation files that exist in one language only, or whose entries, order or settings
 * differ between the languages. Only the words may differ.
 */
export function navigationParity(files: readonly NavigationFile[]): Finding[] {
  return files.flatMap(({ file, entries }) => {
    const isEnglish = file.startsWith('docs/en/');
    const counterpart = file.replace(/^docs\/../, isEnglish ? 'docs/zh' : 'docs/en');
    const other = files.find((one) => one.file === counterpart);
    if (!other) {
      const todo = `Copy ${file} to ${counterpart} and translate its words.`;
      return wrongParity(file, `${counterpart} does not exist.`, 0, todo);
    }
    const length = Math.max(entries.length, other.entries.length);
    for (let index = 0; !isEnglish && index < length; index++) {
      const [zh = 'nothing', en = 'nothing'] = [entries, other.entries].map((list) =>
        JSON.stringify(list[index]),
      );
      if (zh === en) continue;
      const what = `Entry ${index + 1} is ${zh}, in ${counterpart} it is ${en}.`;
      const todo = `Give it the entries of ${counterpart} in the same order.`;
      return wrongParity(file, what, 0, todo);
    }
    return [];
  });
}

const unlisted = findingsWith(
  'A page that is in no list is found only by those who know its address.',
);
const missing = findingsWith(
  'The sidebar leaves it out without a word, and the dev server may show no page at all.',
  'Write the page or its name with the extension, or remove the entry in both languages.',
);

/**
 * Compares the sidebar with the pages: each page is named in the `_meta.json` of its folder, or as
 * `../folder/page` in that of its group; each folder with an index below an area in that of its
 * parent; and what is named as a page exists.
 */
export function sidebar(
  pages: readonly Page[],
  navigation: readonly NavigationFile[],
): Finding[] {
  const listed = navigation.flatMap(({ file, text, entries }) =>
    entries.map((entry) => {
      const { name, link, type } = fieldsOf(entry);
      const written = typeof entry === 'string' ? entry : String(name ?? link);
      const target = path.posix.join(path.posix.dirname(file), written);
      const isPage = typeof entry === 'string' || type === 'file';
      return { file, target, isPage, written, line: lineOf(text, `"${written}"`) };
    }),
  );
  const lost = listed.filter(
    ({ isPage, target }) => isPage && !pages.some(({ file }) => file === target),
  );
  return [
    ...lost.map(({ file, written, line }) =>
      missing(file, `“${written}” is listed, but there is no such page.`, line),
    ),
    ...pages.flatMap(({ file, route }) => {
      // An index page is listed as its folder, and so is a page beside the folder of its name.
      const place = file.replace(/\/index\.mdx$/, '');
      const names = [file, place.replace(/\.mdx$/, '')];
      const folder = path.posix.dirname(place);
      // Pages at the root of a language have no sidebar, and the bar leads to the areas below it.
      if (route === undefined || folder.split('/').length <= 2) return [];
      if (listed.some(({ target }) => names.includes(target))) return [];
      const [list, entry] = [`${folder}/_meta.json`, path.posix.basename(place)];
      const what = `“${entry}” is not listed, so the sidebar does not show ${file}.`;
      const hasList = navigation.some((one) => one.file === list);
      const where = hasList
        ? `“${entry}” to ${list}`
        : `“../${path.posix.basename(folder)}/${entry}” to the _meta.json of its group, a folder beside ${folder}`;
      const todo = `Add ${where}, and to its counterpart in the other language.`;
      return unlisted(hasList ? list : file, what, 0, todo);
    }),
  ];
}
