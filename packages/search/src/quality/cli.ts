// Prints how well search answers: npm run search-quality [-- --list]

import { prepareEngine } from '../browser/engine/search.ts';
import { readSynonyms } from '../build/synonyms.ts';
import { isHeadingOf, positionIn, readIndex, readOthers, readQueries } from './index.ts';

/** The number of pages that the dialog shows at first. */
const limit = 7;

const site = process.env.SITE_OUT_DIR ?? 'doc_build';
const listsMisses = process.argv.includes('--list');

const percent = (share: number) => `${share.toFixed(1)} %`.padStart(8);
const share = (items: readonly unknown[], isRight: (item: number) => boolean) =>
  (items.filter((_, index) => isRight(index)).length / Math.max(1, items.length)) * 100;

console.log('language  queries   first    in 3    in 7  nothing  heading (of)');
for (const lang of ['en', 'zh']) {
  const engine = prepareEngine(lang, readSynonyms())(readIndex(site, lang));
  const outcomes = readQueries(lang).map(({ query, pages, headings }) => {
    const found = engine.search(query, limit);
    const links = found.map(({ link }) => link);
    const first = found[0]?.hits[0]?.link ?? '';
    const isHeading = headings && isHeadingOf(first, headings);
    return { query, position: positionIn(links, pages), first, isHeading };
  });
  const within = (last: number) =>
    share(outcomes, (index) => {
      const { position = 0 } = outcomes[index] ?? {};
      return position > 0 && position <= last;
    });
  const judged = outcomes.filter(({ isHeading }) => isHeading !== undefined);
  console.log(
    lang.padEnd(9),
    String(outcomes.length).padStart(7),
    ...[within(1), within(3), within(limit)].map(percent),
    percent(share(outcomes, (index) => outcomes[index]?.first === '')),
    percent(share(judged, (index) => judged[index]?.isHeading === true)),
    `(${judged.length})`,
  );
  for (const other of readOthers().filter((one) => one.lang === lang))
    console.log(`  ${other.name.padEnd(15)}`, ...other.shares.map(percent));
  if (!listsMisses) continue;
  for (const { query, position, first, isHeading } of outcomes)
    if (position !== 1 || isHeading === false)
      console.log(`  ${position === 0 ? '–' : position}  ${query}  →  ${first}`);
}
