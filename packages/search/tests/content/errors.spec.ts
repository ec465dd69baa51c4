// The messages of the pages about errors lead to their cards on the built site: as the pages write them,
// and as readers paste them.
import { expect, test } from '@playwright/test';
import { languages } from '../../../../tests/support/languages.ts';
import { siteOutput } from '../../../../tests/support/site.ts';
import { queryFrom } from '../../src/browser/panel/pasted.ts';
import { readEngine } from '../../src/quality/index.ts';
import { fillings, readCards } from '../engine/cards.ts';
import pasted from './pasted.json' with { type: 'json' };

/** The shares of lookups whose card has to come first, and among the first three results. */
const floors = {
  written: { first: 0.96, inThree: 0.99 },
  pasted: { first: 0.95, inThree: 0.99 },
};

interface Lookup {
  readonly query: string;
  readonly sections: readonly string[];
}

for (const { lang } of languages) {
  test(`${lang}: a message of an error leads to its card`, () => {
    const cards = readCards(lang);
    expect(cards.length).toBeGreaterThan(200);
    for (const filling of fillings)
      expectFound(
        lang,
        floors.written,
        cards.map(({ message, sections }) => ({
          query: message.replaceAll('…', filling),
          sections,
        })),
      );
  });

  test(`${lang}: a pasted error leads to its card, whatever stands around it`, () => {
    expect(pasted.length).toBeGreaterThanOrEqual(100);
    expectFound(
      lang,
      floors.pasted,
      pasted.map(([text = '', ...sections]) => ({
        query: /[\r\n]/.test(text) ? queryFrom(text, 200).query : text,
        sections: sections.map((section) => `/guide/faq/${section}`),
      })),
    );
  });
}

/** Fails with the messages whose card does not come first if too many do not. */
function expectFound(
  lang: string,
  floor: (typeof floors)['pasted'],
  lookups: readonly Lookup[],
): void {
  const engine = readEngine(siteOutput, lang);
  const found = lookups.map(({ query, sections }) => {
    const links = engine
      .search(query, 7)
      .pages.flat()
      .map(({ link }) => link.replace(/^\/zh(?=\/)/, ''));
    const place = links.findIndex((link) => sections.includes(link)) + 1;
    return { place, miss: `${place}  ${query}  →  ${links[0]}` };
  });
  const share = (most: number) =>
    found.filter(({ place }) => place > 0 && place <= most).length / found.length;
  const misses = found.filter(({ place }) => place !== 1).map(({ miss }) => miss);
  expect.soft(share(1), misses.join('\n')).toBeGreaterThanOrEqual(floor.first);
  expect.soft(share(3), misses.join('\n')).toBeGreaterThanOrEqual(floor.inThree);
}
