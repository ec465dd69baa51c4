import type { Facts } from '@site/facts/facts';
import { parsePlace } from '@site/facts/places';
import { type Finding, findingsWith } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { origin } from '@site/settings';
import { missingIn } from '../pages/places.ts';

const finding = findingsWith(
  'Readers follow the link after an error or with a question, and find nothing.',
  'Write the section with this id in both languages, or redirect the page: packages/redirects.',
);

/**
 * Finds addresses of this site in messages and types of the tool that no page answers. Those of
 * `moved` are redirected.
 */
export function printedLinks(
  { links }: Pick<Facts, 'links'>,
  pages: readonly Page[],
  moved: Readonly<Record<string, string>>,
): Finding[] {
  return links.flatMap(({ url, from }) => {
    if (url !== origin && !url.startsWith(`${origin}/`)) return [];
    const target = url.slice(origin.length) || '/';
    const place = parsePlace(target);
    const [first] = missingIn(place, pages);
    if (!first || place.route.slice(1) in moved) return [];
    const what = `${first.lost}, to which the tool links, does not exist. The link is in ${from.join(', ')}.`;
    return finding(first.file, what);
  });
}
