import { type Browser, test as base, type JSHandle } from '@playwright/test';
import type { Engine } from '@site/engine';
import { serveWithHeaders } from '@site/serve';
import { openEngine } from '../src/record/conformance.ts';

/** All tests of a worker share an engine on a page: starting one takes longer than a build. */
export const test = base.extend<object, { engine: JSHandle<Engine> }>({
  engine: [
    async ({ browser }: { browser: Browser }, use) => {
      const { engine, close } = await openEngine(browser, serveWithHeaders);
      await use(engine);
      await close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
