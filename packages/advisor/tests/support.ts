import { mkdirSync, rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { scratchFolder } from '@site/samples/build/scratch';

/** Gives each test a new folder, from which packages are resolved as from a sample. */
export const test = base.extend<{ scratch: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
  scratch: async ({}, use, { testId, retry }) => {
    const folder = `${scratchFolder}/tests/${testId}-${retry}`;
    mkdirSync(folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});
