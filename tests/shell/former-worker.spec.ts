// Readers who visited when the site had a service worker: the one at its address removes it, and
// what it had kept.
import { base } from '@site/settings';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('the former worker and its caches are gone, and nothing else is', async ({
  page,
}) => {
  await page.goto('guide/faq/');
  await page.evaluate(
    async ([worker, ...names]) => {
      for (const name of names) await caches.open(name);
      await navigator.serviceWorker.register(worker);
    },
    [`${base}sw.js`, `site ${base} pages`, 'of something else'] as const,
  );
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const workers = await navigator.serviceWorker.getRegistrations();
        return [workers.length, ...(await caches.keys())];
      }),
    )
    .toEqual([0, 'of something else']);
});
