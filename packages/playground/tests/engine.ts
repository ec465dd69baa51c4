import { type Browser, test as base, type Page } from '@playwright/test';
import { openEngine } from '../conformance/run.ts';

interface Fixtures {
  readonly engine: Page;
}

/**
 * Tests with a page on which the engine is a global. All tests of a worker share it: starting an
 * engine takes longer than a build.
 */
export const test = base.extend<object, Fixtures>({
  engine: [
    async ({ browser }: { browser: Browser }, use) => {
      const { page, close } = await openEngine(browser);
      await use(page);
      await close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
