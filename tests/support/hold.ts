import type { Page } from '@playwright/test';

export interface Held {
  /** The addresses that were asked for so far, in that order. */
  readonly asked: readonly string[];
  /** Lets all requests through, those to come as well. */
  release(): void;
}

/** Keeps the page waiting for whatever it asks for at an address of this pattern, until it is released. */
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

/** The same for the scripts of the framework: the page is there, and React is not. */
export function holdScripts(page: Page): Promise<Held> {
  return hold(page, '**/static/js/**');
}
