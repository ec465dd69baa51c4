// Measures how well search answers: npm run search-quality [-- --list]

import { Engine } from '../browser/engine/engine.ts';
import { segmenter } from '../browser/engine/segment.ts';
import { prepareSynonyms } from '../browser/engine/synonyms.ts';
import { readSynonyms } from '../build/synonyms.ts';
import { readIndex } from './index-file.ts';
import { outcomeOf, qualityOf } from './measure.ts';
import { queriesIn } from './query-list.ts';

/** So many pages are asked for: what the panel shows at first. */
const limit = 7;

const site = process.env.SITE_OUT_DIR ?? 'doc_build';
const list = process.argv.includes('--list');

console.log('language  queries  first   in 3   in 7  nothing');
for (const lang of ['en', 'zh']) {
  const queries = queriesIn(lang);
  const engine = new Engine(readIndex(site, lang), {
    synonyms: prepareSynonyms(readSynonyms()),
    segment: segmenter(lang),
  });
  const outcomes = queries.map((asked) =>
    outcomeOf(
      asked,
      engine.search(asked.query, limit).map(({ link }) => link),
    ),
  );
  const { first, three, seven, nothing } = qualityOf(outcomes);
  const shares = [first, three, seven, nothing].map((share) =>
    `${(share * 100).toFixed(1)} %`.padStart(7),
  );
  console.log(lang.padEnd(9), String(outcomes.length).padStart(7), ...shares);
  if (list) {
    for (const { query, place } of outcomes.filter((outcome) => outcome.place !== 1))
      console.log(`  ${place === 0 ? '–' : place}  ${query}`);
  }
}
