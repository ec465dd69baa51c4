// The framework's faults: each shows on its default, so the test sees it, and does not show on this site.
import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { freePort } from '../../tools/serve/port.ts';
import { buildVariant, configOf, type Variant } from '../support/variant.ts';
import { visited } from '../support/visitor.ts';
import { pageFaults } from './faults/pages.ts';
import { patience } from './faults/ready.ts';
import { scriptFaults } from './faults/scripts.ts';
import { searchFaults } from './faults/search.ts';

test.skip(({ isMobile }) => isMobile, 'the faults do not depend on the device');
// The default is built once for all of them.
test.describe.configure({ mode: 'default' });

let standard: Variant;

test.beforeAll(async ({ isMobile }) => {
  if (isMobile) return;
  test.setTimeout(180_000);
  standard = await buildVariant('default');
});

test.afterAll(() => standard?.close());

for (const { row, title, locale, shows } of [
  ...scriptFaults,
  ...pageFaults,
  ...searchFaults,
]) {
  test.describe(() => {
    test.use({ locale: locale ?? 'en-US' });
    test.beforeEach(async ({ page }) => {
      if (!locale) await visited(page);
    });

    test(`${row} on the framework's default: ${title}`, async ({ page }) => {
      expect(await shows(page, standard.root)).toBe(true);
    });

    test(`${row} not on this site: ${title}`, async ({ page, baseURL }) => {
      expect(await shows(page, baseURL ?? '')).toBe(false);
    });
  });
}

test.describe('the server that comes with it', () => {
  const unknown = async (root: string) => (await fetch(`${root}no-such-page`)).status;
  let preview: ChildProcess | undefined;
  test.afterAll(() => preview?.kill());

  test("on the framework's default: an unknown address is answered as if it were there", async () => {
    const port = await freePort();
    const program = 'node_modules/@rspress/core/bin/rspress.js';
    const args = [program, 'preview', '-c', configOf('default'), '--port', String(port)];
    preview = spawn(process.execPath, args, {
      env: { ...process.env, VARIANT_OUT: standard.folder },
      stdio: 'ignore',
    });
    await expect
      .poll(() => unknown(`http://localhost:${port}/`).catch(() => 0), patience)
      .toBe(200);
  });

  test('not on this site: an unknown address is unknown', async ({ baseURL }) => {
    expect(await unknown(baseURL ?? '')).toBe(404);
  });
});
