import { type Browser, test as base, type Page } from '@playwright/test';
import { repository } from '@site/pages/repository';
import type { RunningServer } from '../../../tools/serve/server.ts';
import { hostEngine } from '../conformance/host.ts';
import { openEngine } from '../conformance/run.ts';
import { bundleEngine } from '../engine/bundle/bundle.ts';

interface Fixtures {
  readonly host: RunningServer;
  readonly engine: Page;
}

/**
 * Tests with a page on which the engine is a global, and with its host. All tests of a worker share
 * them: starting an engine takes longer than a build.
 */
export const test = base.extend<object, Fixtures>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here
    async ({}, use) => {
      const host = await hostEngine(
        await bundleEngine(`${repository}/.cache/playground`),
      );
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ browser, host }: { browser: Browser; host: RunningServer }, use) => {
      const page = await openEngine(browser, host);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
