import type { Page } from '@playwright/test';

export interface Held {
  /** The URLs requested so far, in order. */
  readonly asked: readonly string[];
  /** Lets all requests through, including later ones. */
  release(): void;
}

/** Keeps requests to URLs of a pattern waiting until they are released. */
export async function hold(page: Page, pattern: string | RegExp): Promise<Held> {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  return { asked, release };
}

/** Holds the framework's scripts: the page is there, and React is not. */
export function holdScripts(page: Page): Promise<Held> {
  return hold(page, '**/static/js/**');
}
