// The figures that say how well search answers.
import { expect, test } from '@playwright/test';
import { outcomeOf, qualityOf } from '../../src/quality/measure.ts';

const asked = { query: 'umd name', pages: ['/config/lib/umd-name', '/guide/a/'] };

test('the place of the first page that answers counts, in any language and with any anchor', () => {
  expect(outcomeOf(asked, ['/x', '/zh/config/lib/umd-name#a']).place).toBe(2);
  expect(outcomeOf(asked, ['/guide/a']).place).toBe(1);
  expect(outcomeOf(asked, ['/config/lib/umd-name-else'])).toMatchObject({
    place: 0,
    found: 1,
  });
});

test('shares are of all queries', () => {
  const outcomes = [1, 3, 7, 0].map((place) => ({ query: '', place, found: place }));
  expect(qualityOf(outcomes)).toEqual({
    first: 0.25,
    three: 0.5,
    seven: 0.75,
    nothing: 0.25,
  });
  expect(qualityOf([])).toEqual({ first: 0, three: 0, seven: 0, nothing: 0 });
});
