import { type Finding, findingsWith } from '@site/mdx/findings';
import { languages } from '@site/mdx/language';
import { fileOf, type Page, pageAt } from '@site/mdx/page';

/** The ids of headings that readers may have linked to, by the page's address, from the root. */
export const anchorsName = 'tools/checks/pages/published-anchors.json';

const lost = findingsWith(
  'Other sites, search engines, bookmarks and the tool link to it.',
  'Say in packages/settings/src/build/moved.json where its content is now.',
);

/**
 * Finds published pages that a language no longer has, and published anchors that a page no longer
 * has, neither as a heading nor as a `<Moved>`. A browser keeps the anchor when it follows a redirect,
 * so the page to which `moved` leads has to have the anchors of the former page.
 */
export function publishedAnchors(
  pages: readonly Page[],
  published: Readonly<Record<string, string>>,
  moved: Readonly<Record<string, string>>,
): Finding[] {
  return Object.entries(published).flatMap(([route, ids]) =>
    languages.flatMap((language) => {
      const to = moved[route.slice(1)];
      const [target] = (to === undefined ? route : `/${to}`).split('#');
      const page = pageAt(target ?? route, language, pages);
      if (!page)
        return [lost(fileOf(route, language), `The published page ${route} is gone.`)];
      const present = anchorsOf(page);
      const lostIds = ids.split(' ').filter((id) => id && !present.has(id));
      return lostIds.map((id) => {
        const todo =
          `Give the heading the id {#${id}}, or, if its text is elsewhere now, write ` +
          `<Moved id="${id}">[its heading](/page#heading)</Moved> at the end of the page.`;
        return lost(page.file, `The published heading #${id} is gone.`, 0, todo);
      });
    }),
  );
}

/** What to keep: all of `published`, and the English pages with their headings. */
export function withAnchorsOf(
  pages: readonly Page[],
  published: Readonly<Record<string, string>>,
): Record<string, string> {
  const english = pages.filter(({ language, route }) => route && language === 'en');
  const all = english.map((page) => {
    const before = published[page.route ?? '']?.split(' ') ?? [];
    const now = page.headings
      // Lists of links at the end come and go.
      .filter(({ depth, id }) => depth > 1 && id !== 'related')
      .map(({ id }) => id);
    return [page.route ?? '', [...new Set([...before, ...now])].join(' ')] as const;
  });
  const sorted = Object.entries({ ...published, ...Object.fromEntries(all) });
  return Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function anchorsOf({ headings, components }: Page): Set<string | true | undefined> {
  const moved = components
    .filter(({ name }) => name === 'Moved')
    .map(({ attributes }) => attributes.get('id'));
  return new Set([...headings.map(({ id }) => id), ...moved]);
}
