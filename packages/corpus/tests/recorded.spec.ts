// What is recorded of each library belongs to what is in its folder and installed now. Libraries whose
// configuration changed, or a representative one, are built and used again. By hand: npm run corpus
// -- --check
import { expect, test } from '@playwright/test';
import { testRebuilt } from '@site/samples/rebuilt';
import { complaintsOf, libraries } from '../src/build/kind.ts';

test('a library whose build fails is refused with what the build printed', () => {
  expect(complaintsOf({ ok: false, terminal: ['TS2307'] })).toContain('TS2307');
});

testRebuilt(
  'corpus',
  libraries,
  (id) => [`docs/libraries/${id}/`],
  (id) => [`docs/libraries/${id}/recorded.json`],
);

for (const id of libraries.names()) {
  test(`${id} is recorded with what is here, and its users find every file and name`, () => {
    expect(libraries.staleness(id)).toEqual([]);
    const [recorded] = Object.values(libraries.read(id).items);
    expect(recorded && complaintsOf(recorded.build)).toEqual([]);
    const uses = Object.entries(recorded?.uses ?? {});
    const lines = uses.flatMap(([, { added }]) => added);
    const missing = lines.flatMap((line) => /^(.*): missing$/.exec(line)?.[1] ?? []);
    // A script of the authors writes this one, after the build.
    expect(missing).toEqual(id === 'zod' ? ['v4/locales/package.json'] : []);
    // An application that fails with both packages compares nothing; each format has others.
    for (const app of ['app.mjs', 'app.cjs']) {
      const all = uses.flatMap(([use, { works }]) => (use.endsWith(app) ? works : []));
      expect(all.filter(({ original }) => original).length).toBeGreaterThanOrEqual(2);
      expect(all.filter(({ original, ours }) => original && !ours)).toEqual([]);
    }
    const loaded = uses.flatMap(([use, one]) => (use.includes('library') ? one : []));
    expect(loaded.filter(({ same }) => same > 0)).not.toEqual([]);
    expect(loaded.flatMap(({ lost }) => lost)).toEqual([]);
  });
}
