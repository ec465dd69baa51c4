import path from 'node:path';
import { type Finding, findingsWith, nearest } from '@site/pages/findings';
import type { Page } from '@site/pages/page';

const deadLink = findingsWith(
  'The build stops there, since a reader would end on the 404 page or at the wrong place.',
);

/**
 * Finds links to pages and headings that their language does not have, and names the nearest ones.
 * It agrees with the framework, which checks the same when it builds the site: a target is a page,
 * the overview of a folder, or a heading as its page writes it, since no tag becomes a heading; a
 * redirect, one of `moved`, and a `<Moved>` are none.
 */
export function deadLinks(
  pages: readonly Page[],
  moved: Readonly<Record<string, string>>,
): Finding[] {
  const known = { en: targetsOf(pages, 'en'), zh: targetsOf(pages, 'zh') };
  return pages.flatMap(({ file, language, links, ...page }) =>
    links.flatMap(({ target, line }): Finding[] => {
      const [, address = '', anchor = ''] = /^([^#?]*)[^#]*#?(.*)$/.exec(target) ?? [];
      const route = address || page.route;
      if (!route || !/^\/(?!\/)/.test(route)) return [];
      const routes = known[language];
      const headings = routes.get(withoutSlash(route));
      if (!headings) {
        const place = moved[withoutSlash(route).slice(1)];
        const todo = place
          ? `It has moved: write /${place}.`
          : `Correct it. Nearest: ${nearest(route, [...routes.keys()]).join(', ')}.`;
        const what = `The link leads to ${route}, which is not a page.`;
        return [deadLink(file, what, line, todo)];
      }
      const id = decoded(anchor);
      if (id === '' || headings.includes(id)) return [];
      const what = `The link leads to #${id}, which is not a heading of ${route}.`;
      const todo = `Correct it. Nearest: #${nearest(id, headings).join(', #')}.`;
      return [deadLink(file, what, line, todo)];
    }),
  );
}

/** The addresses of pages and of the folders around them, with the ids of their headings. */
function targetsOf(
  pages: readonly Page[],
  wanted: Page['language'],
): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, readonly string[]>();
  for (const { language, route, headings } of pages) {
    if (language !== wanted || route === undefined) continue;
    const ids = headings.map(({ id }) => id);
    targets.set(withoutSlash(route), ids);
    for (let folder = route; folder.length > 1; ) {
      folder = path.posix.dirname(folder);
      if (!targets.has(withoutSlash(folder))) targets.set(withoutSlash(folder), []);
    }
  }
  return targets;
}

function withoutSlash(route: string): string {
  return route.replace(/\/$/, '');
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
