// Prints how well search answers: npm run search-quality [-- --list]

import {
  isHeadingOf,
  positionIn,
  type QualityQuery,
  readEngine,
  readIndex,
  readJudged,
  readQueries,
} from './index.ts';
import others from './others.json' with { type: 'json' };

/** The number of pages that the dialog shows at first. */
const limit = 7;

const columns = [
  'first',
  'in 3',
  'in 7',
  'nothing',
  'heading',
  'first',
  'in 3',
  'heading',
];

/** What search found for a query. */
interface Outcome extends QualityQuery {
  /** The position of the first right page, from 1; 0 for none. */
  readonly position: number;
  /** The link that is offered first; empty for none. */
  readonly first: string;
  /** What holds of it for each of the columns; `undefined` where no section is expected. */
  readonly holds: readonly (boolean | undefined)[];
}

const site = process.env.SITE_OUT_DIR ?? 'doc_build';
const listsMisses = process.argv.includes('--list');

function search(lang: string): Outcome[] {
  const engine = readEngine(site, lang);
  const judged = readJudged(lang);
  return readQueries(lang).map((query) => {
    const found = engine.search(query.query, limit).pages;
    const links = found.map(({ link }) => link);
    const first = found[0]?.hits[0]?.link ?? '';
    const position = positionIn(links, query.pages);
    const isWithin = (last: number, right: readonly string[] = []) => {
      const place = positionIn(links, [...query.pages, ...right]);
      return place > 0 && place <= last;
    };
    const isHeading = (right: readonly string[] = []) =>
      query.headings && isHeadingOf(first, [...query.headings, ...right]);
    const also = judged.get(query.query);
    const holds = [
      isWithin(1),
      isWithin(3),
      isWithin(limit),
      first === '',
      isHeading(),
      isWithin(1, also),
      isWithin(3, also),
      isHeading(also),
    ];
    return { ...query, position, first, holds };
  });
}

function print(name: string, shares: readonly number[], rest = ''): void {
  const cells = shares.map((share) => `${share.toFixed(1)} %`.padStart(8));
  console.log(name.padEnd(30), ...cells, rest);
}

function printOutcomes(name: string, outcomes: readonly Outcome[]): void {
  const known = columns.map((_, column) =>
    outcomes.flatMap(({ holds }) => holds[column] ?? []),
  );
  const shares = known.map(
    (all) => (all.filter(Boolean).length / Math.max(1, all.length)) * 100,
  );
  print(`${name} (${outcomes.length})`, shares, `(${known.at(-1)?.length})`);
}

console.log('The last three also accept sections that a reader judged to answer.');
const titles = columns.map((column) => column.padStart(8));
console.log('(queries)'.padStart(30), ...titles, '(of)');
for (const lang of ['en', 'zh']) {
  const { size } = readIndex(site, lang);
  console.log(`${lang}: the index has ${(size / 1024).toFixed(0)} KiB with brotli`);
  const outcomes = search(lang);
  printOutcomes(lang, outcomes);
  // What others found on these queries and pages: README.md says when and how.
  for (const { name, shares } of others.filter((one) => one.lang === lang))
    print(`  ${name}`, shares);
  const nameOf = ({ set, untouched }: Outcome) =>
    `  ${set ?? 'site'}${untouched ? ', untouched' : ''}`;
  for (const name of new Set(outcomes.map(nameOf)))
    printOutcomes(
      name,
      outcomes.filter((outcome) => nameOf(outcome) === name),
    );
  if (!listsMisses) continue;
  for (const { query, position, first, holds, untouched } of outcomes)
    if (!untouched && (position !== 1 || holds[4] === false))
      console.log(`    ${position === 0 ? '–' : position}  ${query}  →  ${first}`);
}
