import { parsePlace } from '@site/facts/places';
import { type Finding, findingsWith } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { missingIn } from './places.ts';

/** The redirects, from the root of the repository. */
export const movedName = 'packages/settings/src/moved.json';

const wrong = findingsWith(
  'Readers, search engines and the tool itself follow addresses that the documentation once had.',
  'Name the page on which the content is now, with a heading where it is part of it.',
);
const wrongRedirect = (what: string, todo?: string) => wrong(movedName, what, 0, todo);

/**
 * Compares the redirects with the pages: each leads to a page, and to a heading where it names one,
 * in every language; none starts at an address that is a page; and both sides are written as the
 * hosts and the not-found page need them.
 */
export function movedAddresses(
  moved: Readonly<Record<string, string>>,
  pages: readonly Page[],
): Finding[] {
  return Object.entries(moved).flatMap(([from, to]) => {
    if (/^\/|\/$|[#?*\s]|\.html$/.test(from)) {
      const what = `“${from}” begins or ends with a slash, ends with .html, or has a space, #, ? or *.`;
      return [wrongRedirect(what, 'Write the path alone, as in “guide/old”.')];
    }
    if (/^\/|[?*:\s]/.test(to))
      return [wrongRedirect(`“${to}” begins with a slash, or has a space, ?, * or :.`)];
    const isPage = pages.some(({ route }) => route?.replace(/\/$/, '') === `/${from}`);
    const remove = 'Remove the line: the page itself answers the address now.';
    return [
      ...(isPage ? [wrongRedirect(`“${from}” is a page of the site.`, remove)] : []),
      ...missingIn(parsePlace(`/${to}`), pages).map(({ file, lost }) =>
        wrongRedirect(`${lost}, to which “${from}” leads, is not in ${file}.`),
      ),
    ];
  });
}
