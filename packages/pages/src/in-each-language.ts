import type { Finding } from './findings/finding.ts';
import { type Language, languages } from './language.ts';
import type { Page } from './page.ts';

/**
 * What `look` finds on the page at `route` in each language, English first. Where a language lacks
 * the page, what `absent` says of the file that should hold it. `route` is an address without
 * language, `/config/lib/format`.
 */
export function inEachLanguage(
  route: string,
  pages: readonly Page[],
  look: (page: Page) => readonly Finding[],
  absent: (file: string) => Finding,
): Finding[] {
  return languages.flatMap((language) => {
    const page = pages.find((one) => one.route === route && one.language === language);
    return page ? look(page) : [absent(fileOf(route, language))];
  });
}

/** The file of the page at an address, whether there is one or not. */
export function fileOf(route: string, language: Language): string {
  return `docs/${language}${route.endsWith('/') ? `${route}index` : route}.mdx`;
}
