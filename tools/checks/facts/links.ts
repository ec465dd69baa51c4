import type { Facts } from '@site/facts/facts';
import { parsePlace } from '@site/facts/reviewed-data';
import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { origin } from '@site/settings';
import { missingIn } from './site.ts';

const table = 'packages/facts/src/read/links.json';

/**
 * Finds addresses of this site that the tool prints, or that the comments of its types hold, and
 * that no page answers. `excused` are such addresses from the root, each with the reason why it
 * is not answered; the reason “unwritten” counts as long as the page is in `unwritten`. An excuse
 * that is not needed is a finding, too.
 */
export function printedLinks(
  { links }: Pick<Facts, 'links'>,
  pages: readonly Page[],
  unwritten: readonly string[],
  excused: Readonly<Record<string, string>>,
): Finding[] {
  const own = links
    .filter(({ url }) => url === origin || url.startsWith(`${origin}/`))
    .map(({ url, from }) => ({ target: url.slice(origin.length) || '/', from }));
  const open = own.flatMap(({ target, from }) => {
    const lack = answerLacking(target, pages, unwritten);
    return lack ? [{ target, from, ...lack }] : [];
  });
  const listed = new Map(Object.entries(excused));
  return [
    ...open
      .filter(({ target }) => !excuses(listed.get(target), target, unwritten))
      .map(({ target, from, what, file }) => ({
        file,
        line: 0,
        what: `The tool links to ${target}, and ${what}. The link is in ${from.join(', ')}.`,
        why: 'Whoever follows the link has just met an error or a question, and ends up nowhere.',
        todo: `Write what is looked for under this id in both languages; or say in ${table} why it is not answered.`,
      })),
    ...[...listed.keys()]
      .filter((target) => !open.some((one) => one.target === target))
      .map((target) => ({
        file: table,
        line: 0,
        what: own.some((one) => one.target === target)
          ? `${target} is answered now.`
          : `The tool no longer links to ${target}.`,
        why: 'The list says which links lead nowhere; an entry too many hides the next one.',
        todo: 'Strike it off.',
      })),
  ];
}

function excuses(
  reason: string | undefined,
  target: string,
  unwritten: readonly string[],
): boolean {
  if (reason === 'unwritten') return unwritten.includes(parsePlace(target).route);
  return reason !== undefined && reason.trim() !== '';
}

function answerLacking(
  target: string,
  pages: readonly Page[],
  unwritten: readonly string[],
): { what: string; file: string } | undefined {
  const place = parsePlace(target);
  const [missing] = missingIn(place, pages);
  if (missing?.what === 'page') {
    return { what: 'there is no such page', file: missing.file };
  }
  if (unwritten.includes(place.route)) {
    const page = pages.find(({ route }) => route === place.route);
    return { what: 'the page is not written', file: page?.file ?? table };
  }
  return missing
    ? { what: `the page has no heading “#${place.anchor}”`, file: missing.file }
    : undefined;
}
