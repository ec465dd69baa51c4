// Advised packages are built, packed, installed and used, and the result is as recorded: all of them
// if their data changed. By hand: npm run advisor -- --check
import { expect, test } from '@playwright/test';
import { rebuild } from '@site/samples/build/kind';
import { isRebuilt } from '../../../tests/support/selection.ts';
import { allPackages } from '../src/browser/data/packages.ts';
import { proofs } from '../src/record/kind.ts';

const sources = ['packages/advisor/src/browser/data/', 'docs/advisor/'];

for (const { id } of allPackages()) {
  if (!isRebuilt('advisor', id, sources, ['docs/advisor/proofs.json'])) continue;
  test(`the advised package ${id} works as recorded`, async () => {
    expect((await rebuild(proofs, id, 'proofs')).join('\n')).toBe('');
  });
}
