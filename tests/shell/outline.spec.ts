// The headings of a page, and which one is active. Whether all are there: tests/content/reading.spec.ts.

import { languages } from '../languages.ts';
import { holdScripts } from '../support/hold.ts';
import { hydrated } from '../support/hydration.ts';
import { expect, openHydrated, type Page, scrollTo, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const [, { prefix, text }] = languages;
const links = (page: Page) => page.locator('.rp-doc-layout__outline nav a');
const active = (page: Page) =>
  page.locator('.rp-doc-layout__outline nav a[aria-current="location"]');

/** Whether a heading is below the bar and in the upper half of the window. */
async function expectAtTop(page: Page, id: string) {
  const placeOf = () =>
    page.locator(`main [id="${id}"]`).evaluate((heading) => {
      const bar = document.querySelector('.rp-nav')?.getBoundingClientRect();
      const { top } = heading.getBoundingClientRect();
      if (top < (bar?.bottom ?? 0)) return `behind the bar: ${top}`;
      return top > innerHeight / 2 ? `far down: ${top}` : 'at the top';
    });
  await expect.poll(placeOf, `the heading ${id}`).toBe('at the top');
}

/** Expects that the one active heading is the last that the reader has come to. */
async function expectRead(page: Page, where: string) {
  const headings = page.locator('main :is(h2, h3, h4).rp-toc-include');
  // Below the bar and the space that an anchor leaves.
  const read = await headings.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().top < 126).map(({ id }) => `#${id}`),
  );
  await expect(active(page), where).toHaveAttribute('href', read.at(-1) ?? '');
}

test('one heading is active, even at the bottom, and a followed one is visible', async ({
  page,
}) => {
  await openHydrated(page, `${prefix}config/lib/out-base`);
  await expect(active(page)).toHaveCount(1);
  await expect(links(page).first()).toHaveAttribute('aria-current', 'location');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let part = 1; part < 4; part++) {
    await scrollTo(page, (height / 4) * part);
    await expectRead(page, `${part} quarters down`);
  }
  await scrollTo(page, height);
  await expect(links(page).last(), 'at the bottom').toHaveAttribute(
    'aria-current',
    'location',
  );
  await expect(active(page)).toHaveCount(1);
  await scrollTo(page, 0);
  await expect(links(page).first(), 'at the top').toHaveAttribute(
    'aria-current',
    'location',
  );

  const link = links(page).nth(3);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expectAtTop(page, String(await link.getAttribute('href')).slice(1));
  // In a window that is higher than the last two sections, neither gets to its top.
  await page.setViewportSize({ width: 1440, height: 2400 });
  const late = links(page).nth(-2);
  await late.click();
  await expect(late, 'followed, at the bottom').toHaveAttribute(
    'aria-current',
    'location',
  );

  // Its headings have code with backticks. Before React: tests/content/reading.spec.ts.
  await openHydrated(page, `${prefix}guide/faq/errors`);
  const headings = page.locator('main :is(h2, h3, h4).rp-toc-include');
  const names = (await headings.allTextContents()).map((name) => name.slice(1));
  expect(names.length).toBeGreaterThan(20);
  await expect.poll(() => links(page).allTextContents()).toEqual(names);
});

test('the section of the address is marked, before React and with it', async ({
  page,
}) => {
  const { asked, release } = await holdScripts(page);
  const path = `${prefix}config/lib/out-base`;
  await page.goto(`${path}#interactions`);
  await expect(active(page)).toHaveAttribute('href', '#interactions');
  await page.evaluate(() => {
    location.hash = '#values';
  });
  await expect(active(page)).toHaveAttribute('href', '#values');
  expect(asked).toEqual([]);
  release();
  await page.keyboard.press('Shift');
  await hydrated(page);
  await expect(active(page), 'with React').toHaveAttribute('href', '#values');

  const form = page.getByRole('main').getByRole('link', { name: text('reportProblem') });
  await form.hover();
  await expect(form).toHaveAttribute('href', /%23values/);
  const fields = new URL((await form.getAttribute('href')) ?? '').searchParams;
  expect(fields.get('versions')).toMatch(/^@rslib\/core \d+\.\d+\.\d+$/);
  const heading = (await page.locator('#values').innerText()).replace('#', '').trim();
  expect(fields.get('details')).toMatch(RegExp(`/${path}\nSection: ${heading}\n`));
  expect(fields.get('repro')).toMatch(RegExp(`/${path}#values$`));
  await page.locator('#related ~ ul li').first().selectText();
  await page.mouse.move(0, 0);
  await form.hover();
  await expect(form, 'the section of the selected text').toHaveAttribute(
    'href',
    /%23related/,
  );
});
