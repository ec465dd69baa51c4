// `content-visibility`: parts far from the reader are not rendered; scrolling and find still work.
import { frames, renderAll } from '../support/frames.ts';
import { holdScripts } from '../support/hold.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const long = 'config/lib/format';

const isRendered = (element: Element) =>
  element.checkVisibility({ contentVisibilityAuto: true });

/** How many of the elements that may be skipped are rendered, and how many there are. */
const rendered = (page: Page) =>
  page
    .locator('.rp-doc > figure > *')
    .evaluateAll((parts) => [
      parts.filter((part) => part.checkVisibility({ contentVisibilityAuto: true }))
        .length,
      parts.length,
    ]);

/** Distance in pixels between a heading and where the browser scrolls an anchor to. */
const offBy = (page: Page, id: string) =>
  page.evaluate((name) => {
    const heading = document.getElementById(name);
    if (!heading) throw new Error(`No #${name}`);
    const there = scrollY;
    const top = heading.getBoundingClientRect().top;
    const padding = Number.parseFloat(
      getComputedStyle(document.documentElement).scrollPaddingTop,
    );
    const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
    return { off: Math.abs(top - padding - margin), there };
  }, id);

const settled = (page: Page) => frames(page, 5);

/** Scrolls by wheel, step by step, and returns the scroll position. */
async function read(page: Page, steps: readonly number[]): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  for (const step of steps) {
    await page.mouse.wheel(0, step);
    await settled(page);
  }
  return page.evaluate(() => scrollY);
}

const lastAnchor = (page: Page) =>
  page
    .locator('main h3[id]')
    .last()
    .evaluate(({ id }) => id);

test('most of a long page is not rendered at first, and its end can be reached', async ({
  page,
}) => {
  await page.goto(long);
  await settled(page);
  const [first = 0, all = 0] = await rendered(page);
  expect(all).toBeGreaterThan(30);
  expect(first).toBeLessThan(all / 3);

  // Rendering what comes into view may make the page longer.
  await expect(async () => {
    await page.keyboard.press('End');
    const left = () => document.documentElement.scrollHeight - innerHeight - scrollY;
    expect(await page.evaluate(left)).toBeLessThan(2);
  }).toPass();
});

test('nothing visible moves while a reader scrolls down and up', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: unknown[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node: Node | null }[] };
        // The bar above changes with the current heading.
        for (const { node } of sources)
          if (node && document.querySelector('main')?.contains(node))
            moved.push([entry.startTime, node.nodeName, node.textContent]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openHydrated(page, long);
  expect(await read(page, Array(25).fill(500))).toBeGreaterThan(10_000);
  expect(await read(page, Array(25).fill(-500))).toBeLessThan(500);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
});

for (const react of ['before React', 'with React'] as const) {
  test(`a link to a heading far below scrolls to it ${react}`, async ({ page }) => {
    const held = react === 'before React' ? await holdScripts(page) : undefined;
    await page.goto(long);
    if (!held) await hydrate(page);
    const id = await lastAnchor(page);
    await page
      .locator(`a[href="#${id}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await settled(page);
    expect(await offBy(page, id)).toMatchObject({ off: expect.closeTo(0, 0) });
    await held?.release();
  });
}

test('an address with an anchor opens at its heading, and stays there', async ({
  page,
}) => {
  await page.goto(long);
  const id = await lastAnchor(page);
  await page.goto('about:blank');
  await page.goto(`${long}#${id}`);
  await settled(page);
  const { off, there } = await offBy(page, id);
  expect(off).toBeLessThan(1);
  await hydrate(page);
  await settled(page);
  expect(await offBy(page, id)).toEqual({ off, there });
});

test('a reload keeps the scroll position', async ({ page }) => {
  await openHydrated(page, long);
  expect(await read(page, Array(12).fill(500))).toBeGreaterThan(5000);
  /** The first line in the window. Browsers restore the position to a pixel or two. */
  const line = () =>
    page.locator('main :is(h2, h3, p)').evaluateAll((all) => {
      const first = all.find((one) => one.getBoundingClientRect().top > 0);
      return {
        text: first?.textContent,
        top: first?.getBoundingClientRect().top ?? Number.NaN,
      };
    });
  const { text, top } = await line();
  await page.reload();
  await settled(page);
  await expect.poll(line).toEqual({ text, top: expect.closeTo(top, -1) });
});

test('find in page finds text that is not rendered', async ({ page }) => {
  await page.goto(long);
  await settled(page);
  const code = page.locator('.rp-doc > figure').last().locator('pre').last();
  const text = await code.evaluate((pre) => (pre.textContent ?? '').trim().slice(0, 18));
  expect(text.length).toBeGreaterThan(8);
  expect(await code.evaluate(isRendered)).toBe(false);
  expect(
    await page.evaluate((words) => Reflect.get(window, 'find').call(window, words), text),
  ).toBe(true);
});

test('a page opened inside the app is rendered completely', async ({ page }) => {
  await openHydrated(page, 'config/lib/id');
  await page
    .locator('.rp-doc-layout__sidebar a[href$="/config/lib/format"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/format$/);
  await settled(page);
  const [first, all] = await rendered(page);
  expect(all).toBeGreaterThan(30);
  expect(first).toBe(all);
});

for (const path of [
  long,
  'zh/config/lib/dts',
  'zh/guide/advanced/css',
  'guide/basic/output-structure',
])
  test(`the space reserved for samples is enough, and less than twice in total: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const figures = page.locator('.rp-doc > figure');
    const kept = await figures.evaluateAll((all) =>
      all.map((figure) =>
        // “auto 504.6px”
        Number.parseFloat(getComputedStyle(figure).containIntrinsicBlockSize.slice(5)),
      ),
    );
    await renderAll(page);
    const taken = await figures.evaluateAll((all) =>
      all.map((figure) => figure.getBoundingClientRect().height),
    );
    const heights = kept.map((room, place) => ({
      place,
      kept: room,
      taken: taken[place] ?? Number.NaN,
    }));
    expect(heights.length).toBeGreaterThan(10);
    expect(heights.filter(({ kept, taken }) => !(kept >= taken))).toEqual([]);
    const sum = (name: 'kept' | 'taken') =>
      heights.reduce((total, one) => total + one[name], 0);
    expect(sum('kept') / sum('taken')).toBeLessThan(2);
  });
