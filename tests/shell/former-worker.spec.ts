// Readers who visited when the site had a service worker: their next visit removes it, and what it
// had kept.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { base } from '@site/settings';
import { type RunningServer, startServer } from '../../tools/serve/server.ts';
import { siteOutput } from '../support/site.ts';

test.use({ serviceWorkers: 'allow' });

let folder: string;
let server: RunningServer;

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'former-worker-'));
  writeFileSync(`${folder}/index.html`, '<!doctype html><title>A page</title>');
  server = await startServer(folder, { base, port: 0 });
});
test.afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** What the former worker did, with the names of its caches. */
const former = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) =>
    event.respondWith(
      caches.open('site ${base} pages').then(async (cache) => {
        const kept = await cache.match(event.request);
        if (kept) return kept;
        await cache.add(event.request);
        return cache.match(event.request);
      }),
    ),
  );
`;

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('the worker and its caches are gone, and nothing else is', async ({
  page,
  context,
}) => {
  const address = server.origin + base;
  writeFileSync(`${folder}/sw.js`, former);
  await page.goto(address);
  await page.evaluate(async () => {
    await caches.open('of something else');
    await navigator.serviceWorker.register('sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => cacheNames(page)).toContain(`site ${base} pages`);

  copyFileSync(`${siteOutput}/sw.js`, `${folder}/sw.js`);
  await page.reload();
  // Browsers look for a new worker after a visit, when they have time.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => workers(page)).toBe(0);
  expect(await cacheNames(page)).toEqual(['of something else']);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
