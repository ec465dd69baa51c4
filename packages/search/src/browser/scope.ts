import type { PageIndexInfo } from '@rspress/core';

/**
 * The scope in which a page is searched, which is its language, or version and language, as in the
 * name of its index: `zh`, `v1.zh`.
 */
export function scopeOf({
  lang,
  version,
}: Pick<PageIndexInfo, 'lang' | 'version'>): string {
  return [version.replace('.', '_'), lang].filter(Boolean).join('.');
}

/** The pages that are searched by their scopes: no home pages, and none with `search: false`. */
export function byScope<
  Page extends Pick<PageIndexInfo, 'lang' | 'version' | 'frontmatter'>,
>(pages: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
  const scopes = new Map<string, Page[]>();
  for (const page of pages) {
    const { pageType, search } = page.frontmatter;
    if (pageType === 'home' || search === false) continue;
    scopes.set(scopeOf(page), [...(scopes.get(scopeOf(page)) ?? []), page]);
  }
  return scopes;
}
