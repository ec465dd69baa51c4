// Prints how well search answers: npm run search-quality [-- --list]

import { prepareEngine } from '../browser/engine/search.ts';
import { readSynonyms } from '../build/synonyms.ts';
import { positionIn, readIndex, readQueries } from './index.ts';

/** The number of pages that the dialog shows at first. */
const limit = 7;

const site = process.env.SITE_OUT_DIR ?? 'doc_build';
const listsMisses = process.argv.includes('--list');

console.log('language  queries  first   in 3   in 7  nothing');
for (const lang of ['en', 'zh']) {
  const engine = prepareEngine(lang, readSynonyms())(readIndex(site, lang));
  const outcomes = readQueries(lang).map(({ query, pages }) => {
    const links = engine.search(query, limit).map(({ link }) => link);
    return { query, position: positionIn(links, pages), isEmpty: links.length === 0 };
  });
  const within = (last: number) =>
    outcomes.filter(({ position }) => position > 0 && position <= last).length;
  const empty = outcomes.filter(({ isEmpty }) => isEmpty).length;
  const shares = [within(1), within(3), within(limit), empty].map((count) =>
    `${((count / outcomes.length) * 100).toFixed(1)} %`.padStart(7),
  );
  console.log(lang.padEnd(9), String(outcomes.length).padStart(7), ...shares);
  if (!listsMisses) continue;
  for (const { query, position } of outcomes.filter((one) => one.position !== 1))
    console.log(`  ${position === 0 ? '–' : position}  ${query}`);
}
