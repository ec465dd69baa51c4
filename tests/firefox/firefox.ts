import { expect } from '@playwright/test';
import { base } from '@site/settings';
import puppeteer, { type Page } from 'puppeteer-core';
import { startServer } from '../../tools/serve/server.ts';
import { findFirefox } from '../../tools/setup/firefox.mjs';
import type { Held } from '../support/hold.ts';
import { siteOutput } from '../support/site.ts';
import { rememberVisit } from '../support/visitor.ts';

export { expect, test } from '@playwright/test';

interface Visit {
  readonly language?: 'en-US' | 'zh-CN';
  /** Whether the host sends what `_headers` asks for. */
  readonly headers?: boolean;
}

/**
 * Starts Firefox with a fresh profile and without a window, and a host of the built site. `use` gets a
 * page and the root of the site, with a slash at its end. Puppeteer's own settings keep Firefox from
 * updating itself and from reporting anything. Throws if there is no Firefox.
 */
export async function inFirefox(
  { language = 'en-US', headers = false }: Visit,
  use: (page: Page, root: string) => Promise<void>,
): Promise<void> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('No Firefox: npm run test:firefox gets one.');
  const host = await startServer(siteOutput, { base, port: 0, headers });
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': language,
      // It asks for nothing but the site.
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  });
  try {
    await use(await firefox.newPage(), host.origin + base);
  } finally {
    await firefox.close();
    await host.close();
  }
}

/** Polls what is on the page, also while one document follows another, until it is as expected. */
export async function expectOnPage(
  page: Page,
  expression: string,
  expected: unknown,
  message: string,
): Promise<void> {
  const read = () => page.evaluate(expression).catch((error: unknown) => String(error));
  await expect.poll(read, message).toEqual(expected);
}

/** Marks the reader as one who has been here before, so that no page is redirected. */
export const visited = (page: Page) => page.evaluateOnNewDocument(rememberVisit);

/** Keeps requests to URLs of a pattern waiting until they are released, as in Chromium. */
export async function hold(page: Page, pattern: RegExp): Promise<Held> {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (pattern.test(request.url())) {
      asked.push(request.url());
      await released;
    }
    await request.continue();
  });
  return { asked, release };
}
