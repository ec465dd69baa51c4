// The theme on a small site with two versions, many social links and a menu, but no dark theme.

import { buildFixtureSite, type FixtureSite } from '../support/fixture-site.ts';
import { hydrate } from '../support/hydration.ts';
import { english } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';
import { complaintsOf } from '../support/visitor.ts';

test.describe.configure({ mode: 'serial' });

let site: FixtureSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await buildFixtureSite('versioned');
});

test.afterAll(() => site?.close());

async function open(page: Page, address: string) {
  await openHydrated(page, new URL(address, site.root).href);
}

const menu = (page: Page, name: string) =>
  page.locator('header details:visible', {
    has: page.locator(`summary:text-is("${name}"), summary[aria-label="${name}"]`),
  });

test('its pages hydrate without complaint', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const address of ['/', '/guide/', '/zh/guide/', '/v1/', '/v1/zh/guide/'])
    await open(page, address);
  // The site has no images.
  expect(complaints.filter((text) => !text.startsWith('Failed to load'))).toEqual([]);
});

test('navigation entries are left or, by default, right, and have their tag', async ({
  page,
}) => {
  await open(page, '/');
  const x = async (name: string) =>
    (
      await page
        .locator('header nav:visible')
        .getByText(new RegExp(`^${name}`))
        .first()
        .boundingBox()
    )?.x ?? 0;
  const search = (await page.locator('[data-search-open]').boundingBox())?.x ?? 0;
  expect(await x('Left')).toBeLessThan(search);
  expect(await x('Right')).toBeGreaterThan(search);
  expect(await x('Group')).toBeGreaterThan(search);
  await expect(page.locator('header nav:visible a', { hasText: 'Right' })).toHaveText(
    'Rightnew',
  );
});

test('a menu opens by mouse and closes 150 ms after the mouse has left', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const group = menu(page, 'Group');
  const first = group.getByRole('link', { name: 'First' });
  await expect(first).toBeHidden();
  await group.locator('summary').hover();
  await page.clock.runFor(1);
  await expect(first).toBeVisible();
  await first.hover();
  await page.clock.runFor(1000);
  await expect(first).toBeVisible();
  await page.mouse.move(10, 700);
  await page.clock.runFor(149);
  await expect(first).toBeVisible();
  await page.clock.runFor(1);
  await expect(first).toBeHidden();
});

test('a menu works by keyboard: Enter opens it, Escape and moving the focus close it', async ({
  page,
}) => {
  await open(page, '/');
  const group = menu(page, 'Group');
  const control = group.locator('summary');
  const first = group.getByRole('link', { name: 'First' });
  await control.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(control).toBeFocused();
  await control.press('Space');
  await expect(first).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeHidden();
  await control.press('Enter');
  await first.press('Enter');
  await expect(page).toHaveURL(`${site.root.slice(0, -1)}/guide/`);
});

test('the bar has five social links, and a popup with the others that works by keyboard', async ({
  page,
}) => {
  await open(page, '/');
  const links = page.locator('header [data-social-links]:visible');
  await expect(links.locator('> *')).toHaveCount(6);
  const more = menu(page, english.text('moreSocialLinks'));
  const sixth = more.getByRole('link', { name: /^Facebook/ });
  await expect(sixth).toBeHidden();
  await more.locator('summary').press('Enter');
  await expect(sixth).toHaveAttribute('href', 'https://sixth.example/');
  await expect(more.getByRole('link')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(sixth).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sixth).toBeHidden();
  await expect(more.locator('summary')).toBeFocused();
});

test('a social link can be an address, text, an image or HTML, with its own icon', async ({
  page,
}) => {
  await open(page, '/');
  const links = page.locator('header [data-social-links]:visible');
  await expect(links.getByRole('link', { name: /^GitHub/ })).toHaveAttribute(
    'href',
    'https://github.example/',
  );
  await expect(links.getByRole('link', { name: /^Square/ })).toHaveAttribute(
    'href',
    'https://square.example/',
  );
  await menu(page, 'X').locator('summary').press('Enter');
  await expect(links.getByText('Text on X')).toBeVisible();
  await menu(page, 'Discord').locator('summary').press('Enter');
  await expect(links.locator('img[alt=Discord]')).toHaveAttribute('src', '/picture.svg');
  await expect(links.getByText('Text on X')).toBeHidden();
  await menu(page, 'Bluesky').locator('summary').press('Enter');
  await expect(links.locator('b')).toHaveText('Bold text');
});

test('version and language links keep the page, and the home link keeps both', async ({
  page,
}) => {
  await open(page, '/zh/guide/');
  await menu(page, 'v2').locator('summary').press('Enter');
  await page.getByRole('link', { name: 'v1', exact: true }).click();
  await expect(page).toHaveURL(`${site.root.slice(0, -1)}/v1/zh/guide/`);
  await page.locator('header').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(`${site.root.slice(0, -1)}/v1/guide/`);
  await page.locator('header').getByRole('link', { name: 'Versioned' }).click();
  await expect(page).toHaveURL(`${site.root.slice(0, -1)}/v1/`);
  await open(page, '/v1/nope');
  await page.locator('[data-not-found] a').first().click();
  await expect(page).toHaveURL(`${site.root.slice(0, -1)}/v1/`);
});

test('without a dark theme the page is light on a dark system and has no switch', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(site.root.slice(0, -1));
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await hydrate(page);
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await expect(page.locator('[data-switch-appearance]')).toHaveCount(0);
});
