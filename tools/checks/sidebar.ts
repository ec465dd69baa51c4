import path from 'node:path';
import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { entriesOf, type NavigationFile } from './parity/navigation-file.ts';

/**
 * Finds pages that the sidebar does not lead to: each page must be named in the `_meta.json` of its
 * folder, and each folder below an area in the one of its parent. An index page belongs to its
 * folder; pages at the root of a language have no sidebar.
 */
export function sidebar(
  pages: readonly Page[],
  navigation: readonly NavigationFile[],
): Finding[] {
  const listed = new Map(navigation.map(({ file, text }) => [file, namesIn(text)]));
  return pages.flatMap((page) => {
    const place = placeOf(page);
    if (!place || listed.get(place.file)?.has(place.entry)) return [];
    return {
      file: place.file,
      line: 0,
      what: `“${place.entry}” is not listed, so the sidebar does not show ${page.file}.`,
      why: 'A page that is in no list is found only by those who know its address.',
      todo: `Add “${place.entry}” to ${place.file}, and to its counterpart in the other language.`,
    };
  });
}

function placeOf({
  file,
  name,
  route,
}: Page): { file: string; entry: string } | undefined {
  const index = path.posix.basename(name) === 'index.mdx';
  const own = index ? path.posix.dirname(file) : file;
  const folder = path.posix.dirname(own);
  // docs/<language> itself, and the areas right below it, which the bar leads to.
  if (route === undefined || folder.split('/').length <= 2) return undefined;
  return { file: `${folder}/_meta.json`, entry: path.posix.basename(own, '.mdx') };
}

/** Names that a navigation file lists; none where it is no list, which has a check of its own. */
function namesIn(text: string): Set<string> {
  try {
    return new Set(entriesOf(text).map(({ target }) => target));
  } catch {
    return new Set();
  }
}
