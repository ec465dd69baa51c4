// Prints how well search answers: npm run search-quality [-- --list]

import { prepareEngine } from '../browser/engine/search.ts';
import { readSynonyms } from '../build/synonyms.ts';
import {
  isHeadingOf,
  positionIn,
  type QualityQuery,
  readIndex,
  readOthers,
  readQueries,
} from './index.ts';

/** The number of pages that the dialog shows at first. */
const limit = 7;

/** What search found for a query. */
interface Outcome extends QualityQuery {
  /** The position of the first right page, from 1; 0 for none. */
  readonly position: number;
  /** The link that is offered first; empty for none. */
  readonly first: string;
  /** Whether it is a right section; `undefined` where sections are not judged. */
  readonly isHeading: boolean | undefined;
}

const site = process.env.SITE_OUT_DIR ?? 'doc_build';
const listsMisses = process.argv.includes('--list');

function print(name: string, shares: readonly number[], rest = ''): void {
  const cells = shares.map((share) => `${share.toFixed(1)} %`.padStart(8));
  console.log(name.padEnd(30), ...cells, rest);
}

function printOutcomes(name: string, outcomes: readonly Outcome[]): void {
  const share = (right: number, all = outcomes.length) =>
    (right / Math.max(1, all)) * 100;
  const count = (isRight: (outcome: Outcome) => boolean) =>
    outcomes.filter(isRight).length;
  const within = (last: number) =>
    share(count(({ position }) => position > 0 && position <= last));
  const judged = count(({ isHeading }) => isHeading !== undefined);
  const figures = [
    ...[within(1), within(3), within(limit)],
    share(count(({ first }) => first === '')),
    share(
      count(({ isHeading }) => isHeading === true),
      judged,
    ),
  ];
  print(`${name} (${outcomes.length})`, figures, `(${judged})`);
}

function search(lang: string): Outcome[] {
  const engine = prepareEngine(lang, readSynonyms())(readIndex(site, lang));
  return readQueries(lang).map((query) => {
    const found = engine.search(query.query, limit).pages;
    const links = found.map(({ link }) => link);
    const first = found[0]?.hits[0]?.link ?? '';
    const isHeading = query.headings && isHeadingOf(first, query.headings);
    return { ...query, position: positionIn(links, query.pages), first, isHeading };
  });
}

console.log(
  `${'(queries)'.padStart(30)}    first     in 3     in 7  nothing  heading (of)`,
);
for (const lang of ['en', 'zh']) {
  const outcomes = search(lang);
  printOutcomes(lang, outcomes);
  for (const { name, shares } of readOthers().filter((one) => one.lang === lang))
    print(`  ${name}`, shares);
  const nameOf = ({ set, untouched }: Outcome) =>
    `  ${set ?? 'site'}${untouched ? ', untouched' : ''}`;
  for (const name of new Set(outcomes.map(nameOf)))
    printOutcomes(
      name,
      outcomes.filter((outcome) => nameOf(outcome) === name),
    );
  if (!listsMisses) continue;
  for (const { query, position, first, isHeading, untouched } of outcomes)
    if (!untouched && (position !== 1 || isHeading === false))
      console.log(`    ${position === 0 ? '–' : position}  ${query}  →  ${first}`);
}
