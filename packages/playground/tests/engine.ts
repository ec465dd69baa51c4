import { type Browser, test as base, type Page } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { bundleEngine } from '../engine/bundle/bundle.ts';
import { type EngineHost, hostEngine } from '../src/conformance/host.ts';
import { openEngine } from '../src/conformance/run.ts';

interface Fixtures {
  readonly host: EngineHost;
}

/** Tests with a page on which the engine is a global, and with its host. */
export const test = base.extend<{ engine: Page }, Fixtures>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here
    async ({}, use) => {
      const host = await hostEngine(
        await bundleEngine(`${repository}/.cache/playground`),
      );
      await use(host);
      host.close();
    },
    { scope: 'worker' },
  ],
  engine: async ({ browser, host }: { browser: Browser; host: EngineHost }, use) => {
    const page = await openEngine(browser, host.url);
    await use(page);
    await page.close();
  },
});

export { expect } from '@playwright/test';
