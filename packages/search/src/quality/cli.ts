// Prints how well search answers: npm run search-quality [-- --list]

import { prepareEngine } from '../browser/engine/search.ts';
import { readSynonyms } from '../build/synonyms.ts';
import { outcomeOf, qualityOf, readIndex, readQueries } from './index.ts';

/** The number of pages that the dialog shows at first. */
const limit = 7;

const site = process.env.SITE_OUT_DIR ?? 'doc_build';
const list = process.argv.includes('--list');

console.log('language  queries  first   in 3   in 7  nothing');
for (const lang of ['en', 'zh']) {
  const engine = prepareEngine(lang, readSynonyms())(readIndex(site, lang));
  const outcomes = readQueries(lang).map((query) => {
    const links = engine.search(query.query, limit).map(({ link }) => link);
    return outcomeOf(query, links);
  });
  const { first, inThree, inSeven, noResult } = qualityOf(outcomes);
  const shares = [first, inThree, inSeven, noResult].map((share) =>
    `${(share * 100).toFixed(1)} %`.padStart(7),
  );
  console.log(lang.padEnd(9), String(outcomes.length).padStart(7), ...shares);
  if (!list) continue;
  for (const { query, position } of outcomes.filter((one) => one.position !== 1))
    console.log(`  ${position === 0 ? '–' : position}  ${query}`);
}
