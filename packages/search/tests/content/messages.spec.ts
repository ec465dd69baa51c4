// Messages of errors lead to the cards that explain them: as the pages write them, and as they are pasted.
import { expect, test } from '@playwright/test';
import { languages } from '@site/test-support/languages';
import { siteOutput } from '@site/test-support/site';
import { queryFrom } from '../../src/browser/panel/pasted.ts';
import { maxQueryLength } from '../../src/browser/settings.ts';
import { readEngine } from '../../src/quality/index.ts';
import { readCards } from './cards.ts';
import pasted from './pasted.json' with { type: 'json' };

/** A text, and the sections that explain it, as routes without the language. */
interface Lookup {
  readonly text: string;
  readonly cards: readonly string[];
}

/** How many of a hundred texts have to lead to a card with the first result, and with one of three. */
const floors = { first: 97, three: 99 };

/** Which share of the texts leads to a card, and the texts that do not. */
function shares(lang: string, lookups: readonly Lookup[]) {
  const engine = readEngine(siteOutput, lang);
  const positions = lookups.map(({ text, cards }) => {
    // The field takes one line, and makes one of more.
    const query = text.includes('\n') ? queryFrom(text, maxQueryLength).query : text;
    const links = engine.search(query, 7).pages.flat();
    return links.findIndex(({ link }) => cards.includes(link.replace(/^\/zh/, ''))) + 1;
  });
  const within = (most: number) => positions.filter((at) => at > 0 && at <= most).length;
  const share = (count: number) => (count / lookups.length) * 100;
  const missed = lookups
    .map(({ text }, at) => `${positions[at] || '–'}  ${text}`)
    .filter((_, at) => positions[at] !== 1);
  return { first: share(within(1)), three: share(within(3)), missed: missed.join('\n') };
}

for (const { lang, prefix } of languages) {
  test(`${lang}: the titles and messages of the three pages about errors are found by their own words`, () => {
    const cards = readCards(prefix);
    expect(cards.length).toBeGreaterThan(250);
    // Some messages are explained in two places.
    const lookups = cards.map(({ text }) => ({
      text,
      cards: cards.filter((one) => one.text === text).map(({ link }) => link),
    }));
    const { first, three, missed } = shares(lang, lookups);
    expect(first, missed).toBeGreaterThanOrEqual(floors.first);
    expect(three, missed).toBeGreaterThanOrEqual(floors.three);
  });

  test(`${lang}: messages lead to their cards as they are pasted, with paths, stacks and the names of tools`, () => {
    const { first, three, missed } = shares(lang, pasted);
    expect(pasted.length).toBeGreaterThanOrEqual(100);
    expect(first, missed).toBeGreaterThanOrEqual(floors.first);
    expect(three, missed).toBeGreaterThanOrEqual(floors.three);
  });
}
