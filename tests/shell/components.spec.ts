// Components and settings that the real site does not use, on a small site.

import { buildFixtureSite, type FixtureSite } from '../support/fixture-site.ts';
import { hydrate } from '../support/hydration.ts';
import { english } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

let site: FixtureSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await buildFixtureSite('components');
});
test.afterAll(() => site?.close());
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('rspress.tabs.fruit'));
const opened = (page: Page) => page.locator('.medium-zoom-image--opened');
/** Waits until the image is enlarged: until then it ignores keys and clicks. */
const grown = (page: Page) =>
  opened(page).evaluate((image) =>
    Promise.all(image.getAnimations().map(({ finished }) => finished)),
  );

test('a blank page has no bar, and a custom page has nothing but the bar', async ({
  page,
}) => {
  await page.goto(`${site.root}blank`);
  await expect(page.getByRole('heading', { name: 'Blank' })).toBeVisible();
  await expect(page.locator('.rp-nav')).toHaveCount(0);
  await page.goto(`${site.root}custom`);
  await expect(page.getByRole('heading', { name: 'Custom' })).toBeVisible();
  await expect(page.locator('.rp-nav')).toHaveCount(1);
  await expect(
    page.locator('.rp-doc-layout__sidebar, .rp-doc-layout__outline'),
  ).toHaveCount(0);
});

test('with hideNavbar "always" there is no bar, and its height is 0', async ({
  page,
}) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(site.root);
  await expect(page.locator('.rp-nav')).toBeHidden();
  expect((await page.locator('.rp-doc-layout__sidebar').boundingBox())?.y).toBe(0);
  await page.unroute('**/static/js/**');
  await openHydrated(page, site.root);
  await expect(page.locator('.rp-nav')).toBeHidden();
});

test('tabs are a named group of radio buttons, and the arrow keys select', async ({
  page,
}) => {
  await openHydrated(page, site.root);
  const list = page.getByRole('radiogroup').first();
  await expect(list).toHaveAccessibleName(/./);
  await list.getByRole('radio', { name: 'Apple' }).focus();
  for (const [key, name, text] of [
    ['ArrowRight', 'Pear', 'Text on pears'],
    ['ArrowRight', 'Plum', 'Text on plums'],
    ['ArrowRight', 'Apple', 'Text on apples'],
    ['ArrowLeft', 'Plum', 'Text on plums'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(list.getByRole('radio', { name })).toBeFocused();
    await expect(list.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText('Text on apples')).toBeHidden();
  expect(await stored(page)).toBe('2');
});

test('the selected tab is remembered and shown before React', async ({ page }) => {
  await openHydrated(page, site.root);
  await page.locator('.rp-tabs').getByText('Plum').first().click();
  await page.reload();
  await hydrate(page);
  await expect(page.getByText('Text on plums')).toBeVisible();
  await page.route('**/static/js/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Text on plums')).toBeVisible();
  await expect(page.getByText('Text on apples')).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked();
});

test('a tab selected before React stays selected', async ({ page }) => {
  await page.goto(site.root);
  await page.locator('.rp-tabs').getByText('Pear').first().click();
  await expect(page.getByText('Text on pears')).toBeVisible();
  expect(await stored(page)).toBe('1');
});

test('a remembered tab that does not exist is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress.tabs.fruit', '7'));
  await openHydrated(page, site.root);
  await expect(page.getByText('Text on apples')).toBeVisible();
});

test('tabs without a group are independent, and arrow keys skip disabled tabs', async ({
  page,
}) => {
  await openHydrated(page, site.root);
  await page.getByRole('radio', { name: 'One' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Three' })).toBeFocused();
  await expect(page.getByText('Text three')).toBeVisible();
  await expect(page.getByText('Text on apples')).toBeVisible();
});

test('an image is enlarged by a click or, by keyboard, with a button', async ({
  page,
}) => {
  await openHydrated(page, site.root);
  const button = page.getByRole('button', { name: 'Enlarge image: A grey square' });
  await button.press('Enter');
  await expect(opened(page)).toHaveCount(1);
  await grown(page);
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.locator('main img').click({ position: { x: 20, y: 20 } });
  await expect(opened(page)).toHaveCount(1);
  const overlay = page.locator('.medium-zoom-overlay');
  await expect(overlay).toHaveCSS('transition-duration', '0.3s');
  expect(await overlay.evaluate(({ style }) => style.background)).toBe('var(--rp-c-bg)');
  await grown(page);
  await page.mouse.click(1400, 5);
  await expect(opened(page)).toHaveCount(0);
});

test('a click before React enlarges the image', async ({ page }) => {
  await page.goto(site.root);
  await page.locator('main img').click({ position: { x: 20, y: 20 } });
  await expect(opened(page)).toHaveCount(1);
});

test('the zoom script is loaded on demand, and again after a failure', async ({
  page,
}) => {
  const scripts = '**/static/js/async/*';
  await openHydrated(page, site.root);
  let asked = 0;
  await page.route(scripts, (route) => {
    asked++;
    return route.abort();
  });
  const lost = page.waitForEvent('console', (message) => message.type() === 'error');
  const button = page.getByRole('button', { name: /Enlarge/ });
  await button.click();
  await lost;
  expect(asked).toBe(1);
  await expect(opened(page)).toHaveCount(0);
  await page.unroute(scripts);
  await expect(async () => {
    await button.click();
    await expect(opened(page)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await grown(page);
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  // With the script loaded, a click on the image must not close it again.
  await page.locator('main img').click({ position: { x: 20, y: 20 } });
  await grown(page);
  await expect(opened(page)).toHaveCount(1);
});

test('a resize closes the enlarged image', async ({ page }) => {
  await openHydrated(page, site.root);
  await page.getByRole('button', { name: /Enlarge/ }).click();
  await expect(opened(page)).toHaveCount(1);
  await grown(page);
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(opened(page)).toHaveCount(0);
});

test('scrolling by more than 40 px closes the enlarged image, 40 does not', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, site.root);
  await page.getByRole('button', { name: /Enlarge/ }).click();
  await expect(opened(page)).toHaveCount(1);
  await grown(page);
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
  await page.clock.runFor(400);
  await expect(opened(page)).toHaveCount(1);
  await page.evaluate(() => window.scrollTo({ top: 41, behavior: 'instant' }));
  await expect(opened(page)).toHaveCount(0);
});

test('without global UI components there is no zoom', async ({ page }) => {
  for (const path of ['?globalUIComponents=0', 'plain']) {
    await openHydrated(page, site.root + path);
    await expect(page.locator('main img')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Enlarge/ })).toHaveCount(0);
    await page.locator('main img').click();
    await expect(page.locator('.medium-zoom-image')).toHaveCount(0);
  }
});

test('the overview has ungrouped pages last, and filters groups, pages and headings', async ({
  page,
}) => {
  await openHydrated(page, `${site.root}api/`);
  const groups = page.locator('main h2');
  await expect(groups).toHaveText([/Closed group/, /Others/]);
  const link = (name: string) => page.locator('main').getByRole('link', { name });
  await expect(link('Inner-Option')).toBeVisible();
  await expect(link('Loose')).toBeVisible();
  await expect(link('Unlisted')).toBeVisible();
  // Most pages have this heading: only the filter lists it.
  await expect(link('Second depth')).toHaveCount(0);
  await expect(link('Third depth')).toHaveCount(0);
  const filter = page.getByRole('searchbox', {
    name: english.text('overview.filterNameText'),
  });
  for (const [query, found, lost] of [
    ['OTHERS', 'Loose', 'Inner-Option'],
    ['inner option', 'Inner-Option', 'Loose'],
    ['unlisted', 'Unlisted', 'Loose'],
  ] as const) {
    await filter.fill(query);
    await expect(link(found)).toBeVisible();
    await expect(link(lost)).toHaveCount(0);
  }
  await filter.fill('second');
  await expect(link('Second depth')).toHaveCount(2);
  await expect(link('Unlisted')).toHaveCount(0);
});

test('links in a closed group cannot be focused, and it opens with its page', async ({
  page,
}) => {
  await page.goto(`${site.root}api/`);
  const sidebar = page.locator('.rp-doc-layout__sidebar');
  const inner = sidebar.locator('a', { hasText: 'Inner-Option' });
  await expect(inner).toBeHidden();
  const section = sidebar.locator('summary', { hasText: 'Closed group' });
  await section.focus();
  await page.keyboard.press('Tab');
  await expect(inner).not.toBeFocused();
  await page.locator('main').getByRole('link', { name: 'Inner-Option' }).click();
  await expect(page).toHaveURL(/inner-option$/);
  await expect(inner).toBeVisible();
  await expect(inner).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(inner).toBeVisible();
});

test('the sidebar has tags, contexts, dividers and headings', async ({ page }) => {
  await page.goto(`${site.root}api/`);
  const sidebar = page.locator('.rp-doc-layout__sidebar');
  const loose = sidebar.locator('a', { hasText: 'Loose' });
  await expect(loose).toHaveAttribute('data-context', 'probe');
  await expect(loose).toHaveText('Loosenew');
  await expect(sidebar.locator('hr')).toHaveCount(1);
  await expect(sidebar.locator('hr')).toHaveCSS('border-top-style', 'dashed');
  const heading = sidebar.getByText('A heading', { exact: true });
  await expect(heading).toBeVisible();
  await expect(heading.locator('..')).toHaveText('A headingbeta');
  await expect(sidebar.locator('details:not([open])')).toHaveCount(1);
});

test('the outline lists the depths 2 to 4', async ({ page }) => {
  await page.goto(site.root);
  const outline = page.locator('.rp-doc-layout__outline');
  await expect(outline.getByRole('link', { name: 'Three' })).toHaveCount(1);
  await expect(outline.getByRole('link', { name: 'Four' })).toHaveCount(1);
  await expect(outline.getByRole('link', { name: 'Five' })).toHaveCount(0);
  // On a page too short to scroll the first heading is active.
  await openHydrated(page, `${site.root}plain`);
  await expect(outline.locator('nav a')).toHaveText(['First', 'Second']);
  await expect(outline.locator('[aria-current]')).toHaveText('First');
});

test('a table is a tab stop if it overflows its frame', async ({ page }) => {
  await openHydrated(page, site.root);
  const table = page.getByRole('group', { name: english.text('table') });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => table.evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(0);
  await openHydrated(page, `${site.root}plain`);
  await expect(page.locator('main table')).toBeVisible();
  await expect(page.getByRole('group', { name: english.text('table') })).toHaveCount(0);
});
