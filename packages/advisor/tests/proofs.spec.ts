// Packages that the exports advisor may advise are built, packed, installed and used, and do what
// is recorded: a tenth of them, or all of them when their data changed or everything is run.
// By hand: npm run advisor -- --check
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { everything, isSelected } from '../../../tests/support/selection.ts';
import { allLeaves } from '../src/browser/data/leaves.ts';
import { complaintsOf, differences } from '../src/record/compare.ts';
import { prove } from '../src/record/prove.ts';
import { readRecord } from '../src/record/record.ts';
import { ownFolder } from './support.ts';

// A quarter of all takes about ten seconds; a busy machine may take far longer.
test.describe.configure({ timeout: 300_000 });

test.afterEach(() => {
  rmSync(ownFolder(), { recursive: true, force: true });
});

const sources = [
  'packages/advisor/src/browser/data/',
  'packages/advisor/src/record/',
  'docs/advisor/',
];
const leaves = allLeaves().filter(({ id }) => isSelected(id, sources));
const parts = everything ? 4 : 1;

for (let part = 0; part < parts; part++) {
  // Taken in turn, so that each part has as many expensive ones, which are neighbours.
  const some = leaves.filter((_, place) => place % parts === part);
  test(`part ${part + 1} of the advised packages does what is recorded`, async () => {
    const outcomes = await prove(some, ownFolder());
    const { proofs } = readRecord();
    const wrong = [...complaintsOf(outcomes), ...differences(proofs, outcomes)];
    expect(wrong.join('\n')).toBe('');
    expect([...outcomes.keys()]).toEqual(some.map(({ id }) => id));
  });
}
