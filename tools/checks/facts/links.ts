import type { Facts } from '@site/facts/facts';
import { parsePlace } from '@site/facts/places';
import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { origin } from '@site/settings';
import { missingIn } from './option-pages.ts';

const table = 'packages/facts/src/read/links.json';

/**
 * Finds addresses of this site in messages and types of the tool that no page answers. `excused`
 * holds those that are left unanswered on purpose, from the root, each with the reason; an excuse
 * that is not needed is a finding, too.
 */
export function printedLinks(
  { links }: Pick<Facts, 'links'>,
  pages: readonly Page[],
  excused: Readonly<Record<string, string>>,
): Finding[] {
  const own = links
    .filter(({ url }) => url === origin || url.startsWith(`${origin}/`))
    .map(({ url, from }) => ({ target: url.slice(origin.length) || '/', from }));
  const broken = own.flatMap(({ target, from }) => {
    const place = parsePlace(target);
    const [first] = missingIn(place, pages);
    if (!first) return [];
    const problem =
      first.missing === 'page'
        ? 'there is no such page'
        : `the page has no heading “#${place.anchor}”`;
    return [{ target, from, problem, file: first.file }];
  });
  return [
    ...broken
      .filter(({ target }) => !excused[target]?.trim())
      .map(({ target, from, problem, file }) => ({
        file,
        line: 0,
        what: `The tool links to ${target}, and ${problem}. The link is in ${from.join(', ')}.`,
        why: 'Readers follow the link after an error or with a question, and find nothing.',
        todo: `Write the section with this id in both languages, or give a reason in ${table}.`,
      })),
    ...Object.keys(excused)
      .filter((target) => !broken.some((one) => one.target === target))
      .map((target) => ({
        file: table,
        line: 0,
        what: own.some((one) => one.target === target)
          ? `${target} is answered now.`
          : `The tool no longer links to ${target}.`,
        why: 'The list says which links lead nowhere; a stale entry hides the next one.',
        todo: 'Remove it from the list.',
      })),
  ];
}
