import type { PageIndexInfo } from '@rspress/core';

/** A page of the site with an address of its own, as what is written for programs needs it. */
export interface SitePage {
  /** Address with its language, without base: `/zh/config/lib/format`. */
  readonly routePath: string;
  /** Language as in the configuration of the site. */
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** Absolute path of its file. */
  readonly file: string;
  /** Its text as MDX, with its partials put in. */
  readonly source: string;
}

/** What the framework hands out about a page as a page of the site, or nothing for one that unknown addresses show. */
export function sitePage(page: PageIndexInfo): SitePage | undefined {
  const { routePath, lang, title, description = '', frontmatter } = page;
  if (frontmatter.pageType === '404') return undefined;
  const { _filepath: file, _flattenContent: source = '' } = page;
  return { routePath, lang, title, description, file, source };
}
