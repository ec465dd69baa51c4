import type { SiteRoute } from '../support/routes.ts';

/**
 * Which of the pages are examined at one of the two widths. Both languages of a page have the same
 * structure, and each is examined once: at one width in one language, at the other in the other, by
 * turns from page to page. With `all`, every page is examined at both.
 */
export function shareOf(
  routes: readonly SiteRoute[],
  phone: boolean,
  all = Boolean(process.env.AXE_ALL),
): string[] {
  const english = routes.filter(({ lang }) => lang === 'en').map(({ path }) => path);
  return routes
    .filter(({ path, lang }) => {
      const turn = english.indexOf(path.replace(/\/zh\//, '/')) % 2 === 0;
      return all || ((lang === 'en') === turn) === phone;
    })
    .map(({ path }) => path);
}
