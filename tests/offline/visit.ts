import { expect, type Page } from '@playwright/test';
import { hydrate } from '../support/hydration.ts';
import type { FaultyHost } from './host.ts';

/** Opens a page, lets React take over, and waits until the service worker has kept it. */
export async function visit(page: Page, host: FaultyHost, path: string): Promise<void> {
  await page.goto(host.root + path);
  await hydrate(page);
  await keeps(page, path);
}

/** Waits until the service worker has kept a page. */
export async function keeps(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => (await kept(page)).filter((name) => name.endsWith(`/${path}`)))
    .toHaveLength(1);
}

/** Paths of all that the service worker keeps, pages first, in the order in which it counts them. */
export function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).sort().reverse();
    const all = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname);
  });
}
