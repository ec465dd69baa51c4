import type { SiteRoute } from '../support/routes.ts';

/**
 * Which of the pages are examined at one of the two widths. Both languages of a page have the same
 * structure, and so has a page at both widths, but for its frame: each is examined in one of the four
 * ways, by turns from page to page. With `all`, every page is examined in all of them, which the
 * weekly run does.
 */
export function shareOf(
  routes: readonly SiteRoute[],
  phone: boolean,
  all = Boolean(process.env.AXE_ALL),
): string[] {
  const english = routes.filter(({ lang }) => lang === 'en').map(({ path }) => path);
  return routes
    .filter(({ path, lang }) => {
      const turn = english.indexOf(path.replace(/\/zh\//, '/')) % 4;
      return all || turn === (lang === 'en' ? 0 : 1) + (phone ? 2 : 0);
    })
    .map(({ path }) => path);
}
