import type { IndexEntry, ScopeFiles } from '../browser/types.ts';

/** What search offers before anything is typed, and where nothing was found. */
export const popularRoutes = [
  '/guide/start/quick-start',
  '/guide/basic/output-format',
  '/guide/basic/publish',
  '/config/',
  '/guide/faq/errors',
  '/guide/migration/convert',
];

/** The popular pages that an index has, in its language; other sites may have none of them. */
export function popularPagesIn(
  entries: readonly IndexEntry[],
): NonNullable<ScopeFiles['popular']> {
  return popularRoutes.flatMap((route) => {
    const page = entries.find(({ routePath }) =>
      [route, `/zh${route}`].includes(routePath),
    );
    return page ? [[page.routePath, page.title] as const] : [];
  });
}
