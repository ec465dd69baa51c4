import type { KnownPage } from './groupPages';

/**
 * The pages that the build has put into the frontmatter of an overview (packages/framework/src/page-data.ts); none where there are none.
 *
 * @throws when an entry is no page: the build and the theme do not fit together
 */
export function readListedPages(frontmatter: object): KnownPage[] {
  const overviewPages: unknown = Reflect.get(frontmatter, 'overviewPages') ?? [];
  if (Array.isArray(overviewPages) && overviewPages.every(isPage)) return overviewPages;
  throw new Error('The frontmatter of an overview lists something that is no page.');
}

function isPage(entry: unknown): entry is KnownPage {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'routePath' in entry &&
    typeof entry.routePath === 'string' &&
    'title' in entry &&
    typeof entry.title === 'string' &&
    'toc' in entry &&
    Array.isArray(entry.toc)
  );
}
