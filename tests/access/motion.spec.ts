// Readers who prefer reduced motion get none.
import { expect, openHydrated, type Page, test } from '../support/test.ts';

/** Elements and pseudo-elements with motion of more than a hundredth of a millisecond. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) =>
      Math.max(
        ...list
          .split(',')
          .map((time) => Number.parseFloat(time) / (time.includes('ms') ? 1000 : 1)),
      );
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const animated = style.animationName !== 'none';
        const longest = Math.max(
          seconds(style.transitionDuration),
          seconds(style.transitionDelay),
          animated ? seconds(style.animationDuration) : 0,
        );
        if (longest <= 0.00001 && style.scrollBehavior !== 'smooth') return [];
        return [`${element.tagName}.${element.className}${pseudo ?? ''} ${longest} s`];
      }),
    );
  });
}

const pages = ['', 'zh/', 'guide/start/quick-start', 'config/', 'no-such-page'];

for (const path of pages) {
  test(`nothing on /${path} moves for readers who prefer reduced motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    expect(await moving(page)).toEqual([]);
  });
}

test('something moves for everybody else', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('guide/start/quick-start');
  expect(await moving(page)).not.toEqual([]);
});

test('an open search panel does not move for readers who prefer reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, 'guide/start/quick-start');
  await page.locator('[data-search-open]').click();
  await page.getByRole('dialog').waitFor();
  expect(await moving(page)).toEqual([]);
});
