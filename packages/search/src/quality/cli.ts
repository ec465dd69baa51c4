// Prints how well search answers: npm run search-quality [-- --list]

import { brotliCompressSync } from 'node:zlib';
import {
  isHeadingOf,
  positionIn,
  type QualityQuery,
  readEngine,
  readIndex,
  readJudged,
  readOthers,
  readQueries,
} from './index.ts';

/** The number of pages that the dialog shows at first. */
const limit = 7;

/** How right the answer to a query is. */
interface Verdict {
  /** The position of the first right page, from 1; 0 for none. */
  readonly position: number;
  /** Whether the first link leads to a right section; `undefined` where none is expected. */
  readonly isHeading: boolean | undefined;
}

/** What search found for a query. */
interface Outcome extends QualityQuery, Verdict {
  /** The link that is offered first; empty for none. */
  readonly first: string;
  /** The same, also accepting the sections that a reader judged to answer. */
  readonly accepting: Verdict;
}

const site = process.env.SITE_OUT_DIR ?? 'doc_build';
const listsMisses = process.argv.includes('--list');

function print(name: string, shares: readonly number[], rest = ''): void {
  const cells = shares.map((share) => `${share.toFixed(1)} %`.padStart(8));
  console.log(name.padEnd(30), ...cells, rest);
}

function printOutcomes(name: string, outcomes: readonly Outcome[]): void {
  const shareOf = (isRight: (outcome: Outcome) => boolean, all = outcomes) =>
    (all.filter(isRight).length / Math.max(1, all.length)) * 100;
  const isWithin = ({ position }: Verdict, last: number) =>
    position > 0 && position <= last;
  const within = (last: number) => shareOf((outcome) => isWithin(outcome, last));
  const withHeading = outcomes.filter(({ isHeading }) => isHeading !== undefined);
  const figures = [
    within(1),
    within(3),
    within(limit),
    shareOf(({ first }) => first === ''),
    shareOf(({ isHeading }) => isHeading === true, withHeading),
    shareOf(({ accepting }) => isWithin(accepting, 1)),
    shareOf(({ accepting }) => isWithin(accepting, 3)),
    shareOf(({ accepting }) => accepting.isHeading === true, withHeading),
  ];
  print(`${name} (${outcomes.length})`, figures, `(${withHeading.length})`);
}

function search(lang: string): Outcome[] {
  const engine = readEngine(site, lang);
  const judged = readJudged(lang);
  return readQueries(lang).map((query) => {
    const found = engine.search(query.query, limit).pages;
    const links = found.map(({ link }) => link);
    const first = found[0]?.hits[0]?.link ?? '';
    const verdictWith = (others: readonly string[]): Verdict => ({
      position: positionIn(links, [...query.pages, ...others]),
      isHeading: query.headings && isHeadingOf(first, [...query.headings, ...others]),
    });
    const accepting = verdictWith(judged.get(query.query) ?? []);
    return { ...query, first, ...verdictWith([]), accepting };
  });
}

const expected = ['first', 'in 3', 'in 7', 'nothing', 'heading'];
const columns = [...expected, 'first', 'in 3', 'heading'];
console.log('The last three also accept sections that a reader judged to answer.');
console.log(
  '(queries)'.padStart(30),
  ...columns.map((column) => column.padStart(8)),
  '(of)',
);
for (const lang of ['en', 'zh']) {
  const sizes = readIndex(site, lang).files.map(
    (text) => brotliCompressSync(text).length / 1024,
  );
  const [texts = 0, hints = 0] = sizes;
  console.log(
    `${lang}: the index has ${(texts + hints).toFixed(0)} KiB with brotli, ` +
      `of which ${hints.toFixed(0)} KiB are questions`,
  );
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
