import type { Finding } from '@site/pages/findings';
import { languages } from '@site/pages/language';
import type { Page } from '@site/pages/page';

/**
 * Finds specified addresses without a page. `specified` are addresses without language, as in
 * specified.json; each must exist in every language.
 */
export function specifiedRoutes(
  pages: readonly Page[],
  specified: readonly string[],
): Finding[] {
  const written = new Set(pages.map(({ language, route }) => `${language} ${route}`));
  return specified.flatMap((route) =>
    languages
      .filter((language) => !written.has(`${language} ${route}`))
      .map((language) => ({
        file: `docs/${language}${route.endsWith('/') ? `${route}index` : route}.mdx`,
        line: 0,
        what: `The page ${route} does not exist in the language ${language}.`,
        why: 'People and the messages of the tool link to this address.',
        todo: 'Write the page. If the address is given up on purpose, take it off tools/checks/routes/specified.json and redirect it.',
      })),
  );
}
