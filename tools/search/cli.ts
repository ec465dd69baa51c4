// Measures how well search answers: npm run search-quality [-- --list]
import { readFileSync } from 'node:fs';
import { queriesOf } from '../../tests/search/query-list.ts';
import { frameworkSearch } from './framework.ts';
import { readIndex } from './index-file.ts';
import { type Asked, type Outcome, outcomeOf, qualityOf } from './measure.ts';
import { type Find, ownSearch } from './ours.ts';
import { unpacked } from './unpacked.ts';

const site = process.env.SITE_OUT_DIR ?? 'doc_build';
const list = process.argv.includes('--list');

console.log('language  search     queries  first  in 3   in 7   nothing');
for (const lang of ['en', 'zh']) {
  const index = readIndex(site, lang);
  const file = `tests/search/queries.${lang}.json`;
  const queries = queriesOf({ file, text: readFileSync(file, 'utf8') });
  const ours = await ask(ownSearch(index, lang), queries);
  tell(lang, 'ours', ours);
  tell(
    lang,
    'framework',
    await ask(await frameworkSearch(JSON.stringify(unpacked(index)), lang), queries),
  );
  if (list) {
    for (const { query, place } of ours.filter((outcome) => outcome.place !== 1)) {
      console.log(`  ${place === 0 ? '–' : place}  ${query}`);
    }
  }
}

async function ask(find: Find, queries: readonly Asked[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const asked of queries) outcomes.push(outcomeOf(asked, await find(asked.query)));
  return outcomes;
}

function tell(lang: string, name: string, outcomes: readonly Outcome[]): void {
  const { first, three, seven, nothing } = qualityOf(outcomes);
  const shares = [first, three, seven, nothing].map(
    (one) => `${(one * 100).toFixed(0)} %`,
  );
  console.log(
    [
      lang.padEnd(9),
      name.padEnd(10),
      String(outcomes.length).padStart(7),
      ...shares.map((share) => share.padStart(6)),
    ].join(' '),
  );
}
