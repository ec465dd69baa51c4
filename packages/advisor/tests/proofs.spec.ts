// Advised packages are built, packed, installed and used, and the result is as recorded: all of them
// if their data changed. By hand: npm run advisor -- --check
import { expect } from '@playwright/test';
import { isRebuilt } from '../../../tests/support/selection.ts';
import { allPackages } from '../src/browser/data/packages.ts';
import { prove } from '../src/record/prove.ts';
import { differences, messagesOf, readRecord } from '../src/record/record.ts';
import { test } from './support.ts';

// A quarter of all packages takes less than a minute, and far longer on a busy machine.

const sources = ['packages/advisor/src/browser/data/', 'docs/advisor/'];
const packages = allPackages().filter(({ id }) =>
  isRebuilt('advisor', id, sources, ['docs/advisor/proofs.json']),
);
const parts = Math.ceil(packages.length / 20);

for (let part = 0; part < parts; part++) {
  // Packages that take long to build are neighbours, so they are dealt out one by one.
  const some = packages.filter((_, index) => index % parts === part);
  test(`part ${part + 1} of the advised packages works as recorded`, async ({
    scratch,
  }) => {
    const { proofs, failed } = await prove(some, scratch);
    const findings = [...messagesOf(failed), ...differences(readRecord().proofs, proofs)];
    expect(findings.join('\n')).toBe('');
    expect(Object.keys(proofs)).toEqual(some.map(({ id }) => id));
  });
}
