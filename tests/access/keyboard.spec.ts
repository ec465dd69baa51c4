// Tab through whole pages.
import texts from '@site/theme/i18n.json' with { type: 'json' };
import { selectedPrefixes } from '../support/languages.ts';
import { expect, openHydrated, test } from '../support/test.ts';
import { numberStops, walk } from './tab-stops.ts';

/** Interface texts that must not occur on Chinese pages. */
const english = new Set(
  Object.values(texts)
    .filter(({ en, zh }) => en !== zh)
    .map(({ en }) => en),
);

const pages = ['guide/start/quick-start', '', 'no-such-page'];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const path of pages.flatMap((path) =>
  selectedPrefixes(`Tab on ${path}`).map((prefix) => prefix + path),
)) {
  test(`Tab follows the order of /${path}, and every stop is visible, named and operable`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await openHydrated(page, path);
    const count = await numberStops(page);
    const stops = await walk(page, count + 5);
    // Scrolling down adds the button to the top, as the last one.
    if (stops.at(-1)?.tag.includes('rp-scroll-to-top')) stops.pop();
    expect(stops.filter(({ place }) => place < 0)).toEqual([]);
    expect(stops.map(({ place }) => place)).toEqual([...Array(count).keys()]);
    expect(stops[0]?.tag).toContain('href="#content"');
    expect(stops.filter(({ name }) => name === '')).toEqual([]);
    expect(stops.filter(({ operable }) => !operable)).toEqual([]);
    expect(stops.filter(({ outlined }) => !outlined)).toEqual([]);
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
    if (path.startsWith('zh/'))
      expect(stops.filter(({ name }) => english.has(name))).toEqual([]);
  });
}

test('everything with a pointer cursor is a control', async ({ page }) => {
  for (const path of [...pages, 'config/', 'config/lib/format', 'zh/config/lib/format']) {
    await openHydrated(page, path);
    const others = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).cursor === 'pointer')
        .filter((element) => !element.closest('a[href], button, summary, label, input'))
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(others, path).toEqual([]);
  }
});
