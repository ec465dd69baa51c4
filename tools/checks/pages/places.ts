import type { Facts } from '@site/facts/facts';
import { type Place, parsePlace } from '@site/facts/places';
import { type Finding, findingsWith } from '@site/mdx/findings';
import { languages } from '@site/mdx/language';
import { fileOf, type Page, pageAt } from '@site/mdx/page';
import { origin } from '@site/settings';

/** What a language lacks of a place, with the file that should hold it. */
export interface Missing {
  readonly file: string;
  /** A page or a heading, as the subject of a sentence. */
  readonly lost: string;
}

/** The languages without the page of a place, or without the heading that it names. */
export function missingIn({ route, anchor }: Place, pages: readonly Page[]): Missing[] {
  return languages.flatMap((language): Missing[] => {
    const page = pageAt(route, language, pages);
    if (!page) return [{ file: fileOf(route, language), lost: `The page ${route}` }];
    const exists = anchor === '' || page.headings.some(({ id }) => id === anchor);
    return exists ? [] : [{ file: page.file, lost: `The heading “#${anchor}”` }];
  });
}

/** The redirects, from the root of the repository. */
const movedName = 'packages/settings/src/build/moved.json';

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

const printed = findingsWith(
  'Readers follow the link after an error or with a question, and find nothing.',
  'Write the section with this id in both languages, or redirect the page: packages/settings/src/build/moved.json.',
);

/**
 * Finds addresses of this site in messages and types of the tool that no page answers. Those of
 * `moved` are redirected.
 */
export function printedLinks(
  { links }: Pick<Facts, 'links'>,
  pages: readonly Page[],
  moved: Readonly<Record<string, string>>,
): Finding[] {
  return links.flatMap(({ url, from }) => {
    if (url !== origin && !url.startsWith(`${origin}/`)) return [];
    const target = url.slice(origin.length) || '/';
    const place = parsePlace(target);
    const [first] = missingIn(place, pages);
    if (!first || place.route.slice(1) in moved) return [];
    const what = `${first.lost}, to which the tool links, does not exist. The link is in ${from.join(', ')}.`;
    return printed(first.file, what);
  });
}
