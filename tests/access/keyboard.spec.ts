/** Tab goes through whole pages: `npx playwright test tests/access/keyboard.spec.ts`. */
import { expect, test } from '@playwright/test';
import texts from '@site/theme/i18n.json' with { type: 'json' };
import { hydrate, watchHydration } from '../support/hydration.ts';
import { seeAll } from '../support/unseen.ts';
import { visited } from '../support/visitor.ts';
import { numberStops, press, walk } from './stops.ts';

/** Texts of the interface that only an English page may use. */
const english = new Set(
  Object.values(texts)
    .filter(({ en, zh }) => en !== zh)
    .map(({ en }) => en),
);

const pages = ['guide/start/quick-start', '', 'no-such-page'];

test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const path of pages.flatMap((path) => [path, `zh/${path}`])) {
  test(`Tab visits /${path} in document order, and every stop is visible, named and operable`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.goto(path);
    await hydrate(page);
    await seeAll(page);
    const count = await numberStops(page);
    const stops = await walk(page, count + 5);
    // Whoever has gone down gets a way back to the top, behind everything else.
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

test('Shift+Tab goes back the same way', async ({ page }) => {
  await page.goto('');
  await hydrate(page);
  const count = await numberStops(page);
  const there = await walk(page, count + 5);
  const back: (number | undefined)[] = [];
  while (back.length < there.length) back.push((await press(page, 'Shift+Tab'))?.place);
  expect(back.reverse()).toEqual(there.map(({ place }) => place));
});

test('everything with a pointer cursor is a real control', async ({ page }) => {
  for (const path of [...pages, 'config/', 'config/lib/format', 'zh/config/lib/format']) {
    await page.goto(path);
    await hydrate(page);
    const others = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).cursor === 'pointer')
        .filter((element) => !element.closest('a[href], button, summary, label, input'))
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(others, path).toEqual([]);
  }
});
