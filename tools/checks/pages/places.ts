import type { Place } from '@site/facts/places';
import { languages } from '@site/pages/language';
import { fileOf, type Page, pageAt } from '@site/pages/page';

/** What a language lacks of a place, with the file that should hold it. */
export interface Missing {
  readonly file: string;
  /** A page or a heading, as the subject of a sentence. */
  readonly lost: string;
}

/** The languages without the page of a place, or without the heading that it names. */
export function missingIn({ route, anchor }: Place, pages: readonly Page[]): Missing[] {
  return languages.flatMap((language): Missing[] => {
    const page = pageAt(route, language, pages);
    if (!page) return [{ file: fileOf(route, language), lost: `The page ${route}` }];
    const exists = anchor === '' || page.headings.some(({ id }) => id === anchor);
    return exists ? [] : [{ file: page.file, lost: `The heading “#${anchor}”` }];
  });
}
