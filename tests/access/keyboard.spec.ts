// Whole pages with the keyboard, for readers who prefer reduced motion.
import texts from '@site/theme/i18n.json' with { type: 'json' };
import { expect, openHydrated, type Page, test } from '../support/test.ts';
import { moving } from './moving.ts';
import { numberStops, walk } from './tab-stops.ts';

/** Interface texts that must not occur on Chinese pages. */
const english = new Set(
  Object.values(texts)
    .filter(({ en, zh }) => en !== zh)
    .map(({ en }) => en),
);

/** Presses Tab until the end of the page, and expects every stop to be in order and usable. */
async function expectStopsInOrder(page: Page): Promise<void> {
  const count = await numberStops(page);
  // Scrolling down adds the link to the top, after the content.
  const stops = (await walk(page, count + 5)).filter(
    ({ tag }) => !tag.includes('rp-scroll-to-top'),
  );
  const none = (what: string, is: (stop: (typeof stops)[number]) => boolean) =>
    expect
      .soft(
        stops.filter(is).map(({ tag }) => tag),
        what,
      )
      .toEqual([]);
  none('focused, but not focusable', ({ place }) => place < 0);
  expect
    .soft(
      stops.map(({ place }) => place),
      'order',
    )
    .toEqual([...Array(count).keys()]);
  expect.soft(stops[0]?.tag, 'first stop').toContain('href="#content"');
  none('without a name', ({ name }) => name === '');
  none('no control', ({ operable }) => !operable);
  none('without an outline', ({ outlined }) => !outlined);
  none('covered or outside of the window', ({ seen }) => !seen);
  if (new URL(page.url()).pathname.includes('/zh/'))
    none('in English', ({ name }) => english.has(name));
}

/** Expects that whatever looks clickable is a control. */
async function expectControls(page: Page): Promise<void> {
  const others = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).cursor === 'pointer')
      .filter((element) => !element.closest('a[href], button, summary, label, input'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect.soft(others, 'a pointer cursor, but no control').toEqual([]);
}

/** Ends all motion without the transitions that replace it for readers who prefer that. */
const still =
  '* { transition: none !important; animation: none !important; scroll-behavior: auto !important }';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of ['', 'zh/config/lib/footer', 'zh/no-such-page'])
  test(`Tab follows the order of /${path}, every stop is visible, named and operable, and nothing moves`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    expect.soft(await moving(page), 'with motion').toEqual([]);
    await expectControls(page);
    // Short transitions of all elements, which replace motion, are slow on long pages.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      // The policy of the page allows no other style of a test.
      document.adoptedStyleSheets.push(sheet);
    }, still);
    await expectStopsInOrder(page);
  });

test('on a list of options and in search nothing moves for readers who prefer reduced motion, and whatever has a pointer cursor is a control', async ({
  page,
}) => {
  await openHydrated(page, 'zh/config/');
  expect.soft(await moving(page), 'the list').toEqual([]);
  await expectControls(page);
  await page.locator('[data-search-open]').click();
  await page.getByRole('dialog').waitFor();
  expect.soft(await moving(page), 'with search open').toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect.soft(await moving(page), 'for everybody else something moves').not.toEqual([]);
});
