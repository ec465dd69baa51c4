// Where reading offline is switched off, the next visit removes what was kept and the worker
// itself.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { base } from '@site/settings';
import ts from 'typescript-api';
import { siteOutput } from '../../../../tests/support/site.ts';
import { type RunningServer, startServer } from '../../../../tools/serve/server.ts';

test.use({ serviceWorkers: 'allow' });

let folder: string;
let server: RunningServer;

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'retire-'));
  writeFileSync(`${folder}/index.html`, '<!doctype html><title>A page</title>');
  copyFileSync(`${siteOutput}/sw.js`, `${folder}/sw.js`);
  server = await startServer(folder, { base, port: 0 });
});
test.afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Publishes another `sw.js` at the same address: the one of a site that keeps nothing. */
async function switchOff(): Promise<void> {
  const source = readFileSync('packages/offline/src/browser/unregister.ts', 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  const settings = `const OFFLINE_SETTINGS = ${JSON.stringify({ base })};`;
  writeFileSync(`${folder}/sw.js`, settings + outputText);
  const port = Number(new URL(server.origin).port);
  await server.close();
  server = await startServer(folder, { base, port });
}

const kept = (page: Page) => page.evaluate(() => caches.keys());
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('what was kept is removed, and so is the worker', async ({ page, context }) => {
  const address = server.origin + base;
  await page.goto(address);
  await page.evaluate(async () => {
    await caches.open('of something else');
    await navigator.serviceWorker.register('sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => kept(page)).toContain(`site ${base} pages`);

  await switchOff();
  await page.reload();
  // The browser looks for a new worker after a visit, when it has time.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => workers(page)).toBe(0);
  expect(await kept(page)).toEqual(['of something else']);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
