import { readSections } from '../browser/engine/sections.ts';
import type { ScopeFiles, SearchIndex } from '../browser/types.ts';

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
export function popularPagesIn(index: SearchIndex): NonNullable<ScopeFiles['popular']> {
  const pages = readSections(index).filter(({ heading }) => heading === '');
  return popularRoutes.flatMap((route) => {
    const page = pages.find(({ link }) => link === route || link === `/zh${route}`);
    return page ? [[page.link, page.title] as const] : [];
  });
}
