import type { Finding } from '@site/pages/findings';
import { languages } from '@site/pages/language';
import type { Page } from '@site/pages/page';

/**
 * Finds pages and partials that exist in one language only. A page of type 404 is left out: the
 * framework makes the English one by itself, the Chinese one must be a file.
 */
export function fileParity(pages: readonly Page[]): Finding[] {
  const files = new Set(pages.map((page) => page.file));
  return pages.flatMap((page) => {
    if (page.frontmatter.pageType === '404') return [];
    return languages.flatMap((language) => {
      const counterpart = `docs/${language}/${page.name}`;
      return files.has(counterpart) ? [] : [missing(page, counterpart)];
    });
  });
}

function missing(page: Page, counterpart: string): Finding {
  return {
    file: page.file,
    line: 0,
    what: `${counterpart} does not exist.`,
    why: 'A reader who switches language on this page finds nothing.',
    todo: `Write ${counterpart}, or delete this page too.`,
  };
}
