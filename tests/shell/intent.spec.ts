// A page is HTML until the reader shows intent to use what needs scripts.
import { holdScripts } from '../support/hold.ts';
import { hydrate, hydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { complaintsOf } from '../support/visitor.ts';

const guide = 'guide/start/';

test('no script of React is loaded before intent; a key or the focus on a control loads React', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/js/')) scripts.push(request.url());
  });
  await page.goto('', { waitUntil: 'networkidle' });
  const complaints = complaintsOf(page);
  // Scrolling to an anchor is not intent.
  await page.goto(`${guide}#where-to-go-next`, { waitUntil: 'networkidle' });
  await expect(page.locator('#where-to-go-next')).toBeInViewport();
  expect(scripts).toEqual([]);

  const rules = page.locator('script[type=speculationrules]');
  await expect(rules, 'links may be prerendered').toHaveCount(1);
  await hydrate(page);
  await expect(rules, 'React follows links itself').toHaveCount(0);
  await page.reload();
  await page.locator('[data-switch-appearance]').focus();
  await hydrated(page);
  expect(complaints).toEqual([]);
});

test('pointing at a link or focusing it prefetches its page, and nothing else', async ({
  page,
}) => {
  const { asked } = await holdScripts(page);
  await page.goto(guide);
  const links = page.locator('main a[href^="/"]:visible');
  const prefetched = page.locator('link[rel=prefetch]');
  await links.first().hover();
  await expect(prefetched, 'by pointing').toHaveCount(1);
  await page.reload();
  await links.first().focus();
  await expect(prefetched, 'by focusing').toHaveCount(1);
  expect(asked).toEqual([]);

  await page.goto('guide/faq/errors');
  const link = page
    .locator('.rp-doc-layout__sidebar')
    .getByRole('link', { name: 'Limits' });
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  // Down the sidebar, over groups that open.
  await page.mouse.move(x, 90);
  await page.mouse.move(x, y, { steps: 40 });
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/faq\/limits$/);
  // Its text has to be there before it can be scrolled.
  await page.waitForLoadState();
  await page.evaluate(() => window.scrollBy({ top: 600, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-nav-hidden');
  expect(asked).toEqual([]);
});

test('another document fades in, with reduced motion it opens at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.lang = Reflect.get(event, 'viewTransition') ? 'fades' : '';
    });
  });
  for (const [reducedMotion, lang] of [
    ['no-preference', 'fades'],
    ['reduce', ''],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('guide/faq/');
    await page.locator('main a[href$="/guide/faq/limits"]').first().click();
    await expect(page).toHaveURL(/\/limits$/);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
});
