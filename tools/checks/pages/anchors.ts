import type { Finding } from '@site/pages/findings';
import { type Language, languages } from '@site/pages/language';
import { fileOf, type Page } from '@site/pages/page';

/** The ids of headings that readers may have linked to, by the page's address, from the root. */
export const anchorsName = 'tools/checks/pages/published-anchors.json';

/**
 * Finds published anchors that a page no longer has in one of the languages, neither as a heading
 * nor as a `<Moved>`, and each `<Moved>` that leads to no heading or page. A page that has moved as
 * a whole, as `moved` says, is left out.
 */
export function publishedAnchors(
  pages: readonly Page[],
  published: Readonly<Record<string, string>>,
  moved: Readonly<Record<string, string>>,
): Finding[] {
  const lost = Object.entries(published).flatMap(([route, ids]) =>
    languages.flatMap((language) => {
      const page = pageAt(route, language, pages);
      if (!page) return route.slice(1) in moved ? [] : [lostPage(route, language)];
      const present = anchorsOf(page);
      const lostIds = ids.split(' ').filter((id) => !present.has(id));
      return lostIds.map((id) => lostAnchor(page, id));
    }),
  );
  return [...lost, ...pages.flatMap((page) => strayed(page, pages))];
}

/** The anchors to keep: those of `published`, and all headings of the English pages. */
export function withAnchorsOf(
  pages: readonly Page[],
  published: Readonly<Record<string, string>>,
): Record<string, string> {
  const english = pages.filter(({ language, route }) => route && language === 'en');
  const all = english.map((page) => {
    const before = published[page.route ?? '']?.split(' ') ?? [];
    const now = page.headings.filter(({ depth }) => depth > 1).map(({ id }) => id);
    return [page.route ?? '', [...new Set([...before, ...now])].join(' ')] as const;
  });
  const added = Object.fromEntries(all.filter(([, ids]) => ids !== ''));
  const sorted = Object.entries({ ...published, ...added });
  return Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function anchorsOf(page: Page): Set<string> {
  const moved = movedOn(page).map(({ id }) => id);
  return new Set([...page.headings.map(({ id }) => id), ...moved]);
}

function movedOn({ components, links }: Page) {
  return components
    .filter(({ name }) => name === 'Moved')
    .map(({ tag, line }) => ({
      id: / id="([^"]*)"/.exec(tag)?.[1] ?? '',
      line,
      target: links.find((link) => link.line === line)?.target,
    }));
}

function strayed(page: Page, pages: readonly Page[]): Finding[] {
  return movedOn(page).flatMap(({ id, line, target }) => {
    const [route = '', anchor] = target?.split('#') ?? [];
    const found = pageAt(route, page.language, pages);
    if (found && (!anchor || found.headings.some((heading) => heading.id === anchor)))
      return [];
    const what = `<Moved id="${id}"> leads to ${target ?? 'no link in its line'}.`;
    const todo = `Write <Moved id="${id}">[its heading](/page#heading)</Moved> in one line.`;
    return [{ file: page.file, line, what, why, todo }];
  });
}

const why = 'Other sites, search engines and bookmarks link to this heading.';

function lostAnchor({ file }: Page, id: string): Finding {
  const what = `The published heading #${id} is gone.`;
  const todo =
    `Give the heading the id {#${id}}, or, if its text is elsewhere now, write ` +
    `<Moved id="${id}">[its heading](/page#heading)</Moved> at the end of the page.`;
  return { file, line: 0, what, why, todo };
}

function lostPage(route: string, language: Language): Finding {
  return {
    file: fileOf(route, language),
    line: 0,
    what: `The published page ${route} is gone.`,
    why,
    todo: 'Say in packages/redirects/src/moved.json where its content is now.',
  };
}

function pageAt(route: string, language: Language, pages: readonly Page[]) {
  return pages.find((page) => page.route === route && page.language === language);
}
