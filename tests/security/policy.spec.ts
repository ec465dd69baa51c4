// The content security policy allows everything that the site does, and refuses attacks.
import { createServer } from 'node:http';
import { openSearch, search } from '../../packages/search/tests/browser/panel.ts';
import { freePort } from '../../tools/serve/port.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';
const logos = 'https://assets.rspack.rs/**';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>';

/** Collects what the policies of the page and its frames refuse: directive and URL. */
async function refusals(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => found.push(what));
  await page.addInitScript(() => {
    const { noteRefusal } = window as unknown as { noteRefusal(what: string): void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteRefusal(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  // Violations in a worker are reported on the console only.
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

test('nothing is refused on the home page and in a guide with search and tabs', async ({
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
  await page.locator('.rp-tabs label').nth(1).click();
  const panel = await openSearch(page);
  await search(panel, 'umd name');
  // If it were refused, search would run in the page instead.
  expect(page.workers()).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('lib.umdName');
  await page.locator('header a:has(img)').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  expect(refused).toEqual([]);
});

test('nothing is refused on the Chinese 404 page, and in a frame of another site', async ({
  page,
  baseURL,
}) => {
  const refused = await refusals(page);
  await page.goto('zh/nowhere');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await hydrate(page);
  // Another port is another site; requests from an invented host to this machine are blocked.
  const embedding = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end(
      `<!doctype html>
        <iframe width="1200" height="700" src="${baseURL}${guide}?navbar=0&sidebar=0"></iframe>`,
    ),
  );
  const port = await freePort();
  await new Promise<void>((ready) => embedding.listen(port, '127.0.0.1', ready));
  await page.goto(`http://127.0.0.1:${port}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('h1')).toBeVisible();
  await expect(frame.locator('.rp-nav')).toBeHidden();
  await frame.locator('h1').click();
  await frame.locator('.rp-tabs label').nth(1).click();
  await frame.locator('html[data-test-hydrated]').waitFor({ state: 'attached' });
  embedding.close();
  embedding.closeAllConnections();
  expect(refused).toEqual([]);
});

const attacks: Record<string, [directive: string, attack: (page: Page) => unknown]> = {
  'an inline script': [
    'script-src-elem inline',
    (page) =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.text = 'document.documentElement.dataset.attacked = "1"';
        document.body.append(script);
      }),
  ],
  'an event handler attribute': [
    'script-src-attr inline',
    (page) =>
      page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="/nothing" onerror="document.documentElement.dataset.attacked = 1">',
        );
      }),
  ],
  'a script from another host': [
    'script-src-elem https://evil.example/a.js',
    (page) =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.src = 'https://evil.example/a.js';
        document.body.append(script);
      }),
  ],
  'evaluated text': [
    'script-src eval',
    (page) =>
      page.evaluate(() => {
        setTimeout('document.documentElement.dataset.attacked = "1"');
      }),
  ],
  'an inline style sheet': [
    'style-src-elem inline',
    (page) =>
      page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = 'html { --attacked: 1 }';
        document.head.append(style);
      }),
  ],
  'a request to another host': [
    'connect-src https://evil.example/',
    (page) =>
      page.evaluate(() => {
        fetch('https://evil.example/').catch(() => undefined);
      }),
  ],
  'another base URL': [
    'base-uri https://evil.example/',
    (page) =>
      page.evaluate(() => {
        const base = document.createElement('base');
        base.href = 'https://evil.example/';
        document.head.append(base);
      }),
  ],
};

test('attacks are refused and have no effect', async ({ page }) => {
  const refused = await refusals(page);
  await page.goto('guide/faq/');
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
