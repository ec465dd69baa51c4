import type { PageIndexInfo } from '@rspress/core';

/**
 * The pages that are searched by their scope, which is the language, or version and language, as in
 * the name of its index: `zh`, `v1.zh`. Home pages, and those with `search: false`, are not searched.
 */
export function byScope<
  Page extends Pick<PageIndexInfo, 'lang' | 'version' | 'frontmatter'>,
>(pages: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
  const scopes = new Map<string, Page[]>();
  for (const page of pages) {
    const { lang, version, frontmatter } = page;
    if (frontmatter.pageType === 'home' || frontmatter.search === false) continue;
    const scope = [version.replace('.', '_'), lang].filter(Boolean).join('.');
    scopes.set(scope, [...(scopes.get(scope) ?? []), page]);
  }
  return scopes;
}
