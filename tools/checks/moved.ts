import type { Finding } from '@site/pages/findings';
import { languages } from '@site/pages/language';
import type { Page } from '@site/pages/page';

/** The table of addresses that have moved, from the root of the repository. */
export const movedName = 'packages/redirects/src/moved.json';

/**
 * Compares the table of addresses that have moved with the pages: each leads to a page, and to a
 * heading where it names one, in every language; none is itself a page, which would never be
 * reached from the table; and both sides are written as the hosts and the not-found page need them.
 */
export function movedAddresses(
  moved: Readonly<Record<string, string>>,
  pages: readonly Page[],
): Finding[] {
  return Object.entries(moved).flatMap(([from, to]) => {
    if (/^\/|\/$|[#?*\s]|\.html$/.test(from))
      return [finding(`“${from}” is no address without slashes at its ends.`)];
    if (/^\/|[?*:\s]/.test(to))
      return [finding(`“${to}” is no address without a slash at the beginning.`)];
    return [
      ...(isPage(from, pages)
        ? [finding(`“${from}” is a page of the site.`, remove)]
        : []),
      ...missing(to, pages).map((what) => finding(`“${from}” leads to ${what}.`)),
    ];
  });
}

/** What of a target there is not, in words. */
function missing(to: string, pages: readonly Page[]): string[] {
  const [address = '', anchor] = to.split('#');
  return languages.flatMap((language) => {
    const page = pages.find(
      (one) => one.route === `/${address}` && one.language === language,
    );
    if (!page) return [`/${address}, which is no page in ${language}`];
    const there = page.headings.some(({ id }) => id === anchor);
    return anchor === undefined || there
      ? []
      : [`#${anchor}, which is no heading of ${page.file}`];
  });
}

function isPage(address: string, pages: readonly Page[]): boolean {
  return pages.some(({ route }) => route?.replace(/\/$/, '') === `/${address}`);
}

/** A page wins over the table, so the line is dead. */
const remove = 'Take the line out: the page itself answers the address now.';

const name =
  'Name the page on which the content is now, with a heading where it is a part of it.';

function finding(what: string, todo = name): Finding {
  return {
    file: movedName,
    line: 0,
    what,
    why: 'Readers, search engines and the tool itself follow addresses that the documentation once had.',
    todo,
  };
}
