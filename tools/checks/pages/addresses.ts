import type { Finding } from '@site/pages/findings';
import { languages } from '@site/pages/language';
import { type Page, pageAt } from '@site/pages/page';

/** The redirects, from the root of the repository. */
export const movedName = 'packages/settings/src/moved.json';

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
      const what =
        `“${from}” begins or ends with a slash, ends with .html, ` +
        'or has a space, #, ? or *.';
      return [wrongRedirect(what, 'Write the path alone, as in “guide/old”.')];
    }
    if (/^\/|[?*:\s]/.test(to))
      return [wrongRedirect(`“${to}” begins with a slash, or has a space, ?, * or :.`)];
    const isPage = pages.some(({ route }) => route?.replace(/\/$/, '') === `/${from}`);
    const remove = 'Remove the line: the page itself answers the address now.';
    return [
      ...(isPage ? [wrongRedirect(`“${from}” is a page of the site.`, remove)] : []),
      ...missingTargets(to, pages).map((target) =>
        wrongRedirect(`“${from}” leads to ${target}.`),
      ),
    ];
  });
}

function missingTargets(to: string, pages: readonly Page[]): string[] {
  const [address = '', anchor] = to.split('#');
  return languages.flatMap((language) => {
    const page = pageAt(`/${address}`, language, pages);
    if (!page) return [`/${address}, which is not a page in ${language}`];
    const exists = page.headings.some(({ id }) => id === anchor);
    return anchor === undefined || exists
      ? []
      : [`#${anchor}, which is not a heading of ${page.file}`];
  });
}

function wrongRedirect(
  what: string,
  todo = 'Name the page on which the content is now, with a heading where it is part of it.',
): Finding {
  const why =
    'Readers, search engines and the tool itself follow addresses that the documentation once had.';
  return { file: movedName, line: 0, what, why, todo };
}
