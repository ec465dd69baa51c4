import type { Place } from '@site/facts/reviewed-data';
import { type Language, languages } from '@site/pages/language';
import type { Page } from '@site/pages/page';
import { fileOf } from '@site/pages/page';

/** What of a place is missing in a language. */
export interface Missing {
  readonly language: Language;
  readonly file: string;
  /** Whether the page is missing, or just the heading. */
  readonly what: 'page' | 'heading';
}

/** The languages in which a place does not exist, each with the file that should hold it. */
export function missingIn({ route, anchor }: Place, pages: readonly Page[]): Missing[] {
  return languages.flatMap((language): Missing[] => {
    const page = pages.find((one) => one.language === language && one.route === route);
    const file = page?.file ?? fileOf(route, language);
    if (!page) return [{ language, file, what: 'page' }];
    const there = anchor === '' || page.headings.some(({ id }) => id === anchor);
    return there ? [] : [{ language, file, what: 'heading' }];
  });
}
