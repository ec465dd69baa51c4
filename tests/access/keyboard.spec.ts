// Whole pages with the keyboard.
import { expect, openHydrated, type Page, test } from '../support/test.ts';
import { numberStops, walk } from './tab-stops.ts';

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

test('for readers who prefer reduced motion nothing moves', async ({ page }) => {
  await openHydrated(page, 'zh/config/lib/footer');
  /** The durations of all transitions and animations, those of closed parts included. */
  const durations = () =>
    page.locator('*').evaluateAll((all) => [
      ...new Set(
        all.flatMap((one) => {
          const { transitionDuration, animationDuration } = getComputedStyle(one);
          return [transitionDuration, animationDuration];
        }),
      ),
    ]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await durations(), 'for everybody else something moves').toContain('0.2s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durations()).toEqual(['1e-05s']);
});

for (const path of ['', 'zh/config/lib/footer', 'zh/no-such-page'])
  test(`Tab follows the order of /${path}, and every stop is visible, named and operable`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await expectControls(page);
    await expectStopsInOrder(page);
  });
