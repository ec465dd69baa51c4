import path from 'node:path';
import { type Finding, findingsWith, nearest } from '@site/pages/findings';
import type { Language } from '@site/pages/language';
import type { Page } from '@site/pages/page';
import { routeOf } from '@site/pages/parse';

const deadLink = findingsWith(
  'The build stops there, since a reader would end on the 404 page or at the wrong place.',
);

/**
 * Finds links to pages and headings that their language does not have, and names the nearest ones.
 * It agrees with the framework, which checks the same when it builds the site: a target is a page,
 * the overview of a folder, or a heading as its page writes it, since no tag becomes a heading; a
 * redirect and a `<Moved>` are none. `files` are the names of all files: a page that cannot be read
 * is missing from `pages`, and may have any heading. `moved` are the redirects.
 */
export function deadLinks(
  pages: readonly Page[],
  files: readonly string[],
  moved: Readonly<Record<string, string>>,
): Finding[] {
  const routes = { en: routesIn('en', files), zh: routesIn('zh', files) };
  const byAddress = new Map(pages.map((page) => [addressOf(page), page]));
  return pages.flatMap((page) =>
    page.links.flatMap(({ target, line }): Finding[] => {
      const { route, id } = splitTarget(target, page);
      if (route === undefined) return [];
      const known = routes[page.language];
      if (!known.has(withoutSlash(route))) {
        const what = `The link leads to ${route}, which is not a page.`;
        return [deadLink(page.file, what, line, adviceForPage(route, known, moved))];
      }
      const found = byAddress.get(page.language + withoutSlash(route));
      if (id === '' || !found || found.headings.some((one) => one.id === id)) return [];
      const what = `The link leads to #${id}, which is not a heading of ${found.file}.`;
      return [deadLink(page.file, what, line, adviceForHeading(id, found))];
    }),
  );
}

/** Page and heading that a link of `page` names; no page for a link that leaves the site. */
function splitTarget(
  target: string,
  page: Page,
): { route?: string | undefined; id: string } {
  const [, address = '', id = ''] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  if (address === '') return { route: page.route, id: decoded(id) };
  return { route: /^\/(?!\/)/.test(address) ? address : undefined, id: decoded(id) };
}

/** The addresses of a language without the slash at their end: those of pages and folders. */
function routesIn(
  language: Language,
  files: readonly string[],
): ReadonlyMap<string, string> {
  const root = `docs/${language}/`;
  const names = files.flatMap((file) =>
    file.startsWith(root) && file.endsWith('.mdx') ? [file.slice(root.length)] : [],
  );
  const folders = new Set(names.flatMap(foldersAround));
  const all = [...folders, ...names].map((name) => routeOf(name) ?? '');
  return new Map(all.filter(Boolean).map((route) => [withoutSlash(route), route]));
}

/** As the names of their index pages, which the site makes where none is written. */
function foldersAround(name: string): string[] {
  const folder = path.posix.dirname(name);
  return folder === '.' ? [] : [`${folder}/index.mdx`, ...foldersAround(folder)];
}

function adviceForPage(
  route: string,
  known: ReadonlyMap<string, string>,
  moved: Readonly<Record<string, string>>,
): string {
  const place = moved[withoutSlash(route).slice(1)];
  if (place !== undefined) return `It has moved: write /${place}.`;
  const last = path.posix.basename(route);
  const named = [...known.values()].filter((one) => path.posix.basename(one) === last);
  // The folders around it, the home page among them, say nothing about what was meant.
  const others = [...known.values()].filter(
    (one) => !(one.endsWith('/') && route.startsWith(one)),
  );
  const close = named.length > 0 ? named.slice(0, 3) : nearest(route, others);
  return `Correct it. Nearest: ${close.join(', ')}.`;
}

function adviceForHeading(id: string, page: Page): string {
  const moved = page.components.find(
    ({ name, tag }) => name === 'Moved' && tag.includes(` id="${id}"`),
  );
  const place = page.links.find(({ line }) => line === moved?.line)?.target;
  if (place !== undefined) return `It has moved: write ${place}.`;
  const ids = page.headings.map((heading) => heading.id);
  return `Correct it. Nearest: ${nearest(id, ids)
    .map((one) => `#${one}`)
    .join(', ')}.`;
}

function addressOf({ language, route = '' }: Page): string {
  return language + withoutSlash(route);
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
