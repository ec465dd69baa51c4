// Readers who visited when the site had a service worker: their next visit removes it, and what it
// had kept.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { base } from '@site/settings';
import { freePort } from '../../tools/serve/port.ts';
import { siteOutput } from '../support/site.ts';

test.use({ serviceWorkers: 'allow' });

let worker = '';
let origin = '';
let server: Server;

test.beforeEach(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = createServer((request, response) => {
    const isWorker = request.url === `${base}sw.js`;
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker : '<!doctype html><title>A page</title>');
  }).listen(port, '127.0.0.1');
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
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
  const address = origin + base;
  worker = former;
  await page.goto(address);
  await page.evaluate(async () => {
    await caches.open('of something else');
    await navigator.serviceWorker.register('sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => cacheNames(page)).toContain(`site ${base} pages`);

  worker = readFileSync(`${siteOutput}/sw.js`, 'utf8');
  await page.reload();
  // Browsers look for a new worker after a visit, when they have time.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => workers(page)).toBe(0);
  expect(await cacheNames(page)).toEqual(['of something else']);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
