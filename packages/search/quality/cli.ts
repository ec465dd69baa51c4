// Prints how well search answers: npm run search-quality [-- --list]

import { brotliCompressSync } from 'node:zlib';
import {
  isHeadingOf,
  positionIn,
  readEngine,
  readIndex,
  readJudged,
  readQueries,
} from './index.ts';
import others from './others.json' with { type: 'json' };

/** The number of pages that the dialog shows at first. */
const limit = 7;

const shares = ['first', 'in 3', 'in 7', 'heading'];
const columns = [...shares, 'nothing', ...shares];

/** What search found for a query. */
interface QueryResult {
  /** Who wrote the query, and whether nothing may be tuned on it. */
  readonly set: string;
  /** What holds of it for each of the columns; `undefined` where no section is expected. */
  readonly holds: readonly (boolean | undefined)[];
  /** What to print of a query that may be tuned on and whose first result is wrong. */
  readonly miss: string | undefined;
}

const site = process.env.SITE_OUT_DIR ?? 'doc_build';

function search(lang: string): QueryResult[] {
  const engine = readEngine(site, lang);
  const judged = readJudged(lang);
  return readQueries(lang).map(({ query, pages, headings, set = 'site', untouched }) => {
    const found = engine.search(query, limit).pages;
    const links = found.map(([hit]) => hit?.link ?? '');
    const [first = ''] = links;
    const holdsWith = (judged: readonly string[]) => {
      const place = positionIn(links, [...pages, ...judged]) || Infinity;
      const isHeading = headings && isHeadingOf(first, [...headings, ...judged]);
      return [place === 1, place <= 3, place <= limit, isHeading];
    };
    const strict = holdsWith([]);
    const isMiss = !untouched && (!strict[0] || strict[3] === false);
    const holds = [...strict, first === '', ...holdsWith(judged.get(query) ?? [])];
    return {
      set: `  ${set}${untouched ? ', untouched' : ''}`,
      holds,
      miss: isMiss
        ? `    ${positionIn(links, pages) || '–'}  ${query}  →  ${first}`
        : undefined,
    };
  });
}

function print(name: string, shares: readonly number[], rest = ''): void {
  const cells = shares.map((share) => `${share.toFixed(1)} %`.padStart(8));
  console.log(name.padEnd(30), ...cells, rest);
}

function printResults(name: string, results: readonly QueryResult[]): void {
  const known = columns.map((_, column) =>
    results.flatMap(({ holds }) => holds[column] ?? []),
  );
  const shown = known.map(
    (all) => (all.filter(Boolean).length / Math.max(1, all.length)) * 100,
  );
  print(`${name} (${results.length})`, shown, `(${known.at(-1)?.length})`);
}

console.log('The last four also accept sections that a reader judged to answer.');
const titles = columns.map((column) => column.padStart(8));
console.log('(queries)'.padStart(30), ...titles, '(of)');
for (const lang of ['en', 'zh']) {
  const { length } = brotliCompressSync(JSON.stringify(readIndex(site, lang)));
  console.log(`${lang}: the index has ${(length / 1024).toFixed(0)} KiB with brotli`);
  const results = search(lang);
  printResults(lang, results);
  // What others found on these queries and pages: README.md says when and how.
  for (const { name, shares } of others.filter((one) => one.lang === lang))
    print(`  ${name}`, shares);
  for (const name of new Set(results.map(({ set }) => set)))
    printResults(
      name,
      results.filter(({ set }) => set === name),
    );
  if (process.argv.includes('--list'))
    for (const { miss } of results) if (miss) console.log(miss);
}
