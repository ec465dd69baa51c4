/**
 * Chinese pages as Chinese readers expect them: `npx playwright test tests/access/chinese.spec.ts`.
 */
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchHydration } from '../support/hydration.ts';

const guide = 'zh/guide/start/quick-start';

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('rspress-visited', '1')),
);

/** Puts text into the page's prose and gives it back with its width in units of its font size. */
function widths(page: Page, texts: readonly string[]): Promise<number[]> {
  return page.evaluate((list) => {
    const line = document.querySelector('.rp-doc > p');
    return list.map((text) => {
      const span = document.createElement('span');
      span.style.cssText =
        'font-size: 100px; white-space: pre; text-spacing-trim: space-all';
      span.textContent = text;
      line?.append(span);
      return span.getBoundingClientRect().width / 100;
    });
  }, texts);
}

/**
 * Whether a Han font is installed from which the site takes its quotes; on a bare machine there may
 * be none.
 */
function hasHanFont(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const names = [
      'PingFang SC',
      'Hiragino Sans GB',
      'Microsoft YaHei',
      'Noto Sans SC',
      'Noto Sans CJK SC',
      'Source Han Sans SC',
    ];
    const faces = names.map((name) => new FontFace('probe', `local("${name}")`).load());
    const loaded = await Promise.allSettled(faces);
    return loaded.some(({ status }) => status === 'fulfilled');
  });
}

test('quotes and dashes are as wide as Han characters, letters are not', async ({
  page,
}) => {
  await page.goto(guide);
  test.skip(!(await hasHanFont(page)), 'no Han font is installed');
  const [open = 0, close = 0, han = 0, latin = 0] = await widths(page, [
    '“',
    '”',
    '汉',
    'n',
  ]);
  expect(open).toBeCloseTo(han, 1);
  expect(close).toBeCloseTo(han, 1);
  expect(latin).toBeLessThan(0.8 * han);
});

test('quotes on English pages are those of the Latin font', async ({ page }) => {
  await page.goto('guide/start/quick-start');
  const [open = 0] = await widths(page, ['“']);
  expect(open).toBeLessThan(0.7);
});

test('nothing on a Chinese page is slanted, emphasis is weight', async ({ page }) => {
  await watchHydration(page);
  await page.goto(guide);
  // Rules for elements that are on no page come with the scripts.
  await hydrate(page);
  const styles = await page.evaluate(() => {
    const p = document.querySelector('.rp-doc > p');
    for (const tag of ['em', 'i', 'cite', 'dfn'])
      p?.append(Object.assign(document.createElement(tag), { textContent: '强调' }));
    return [...document.querySelectorAll('body *')].map((element) => {
      const { fontStyle, fontWeight, fontSynthesisStyle } = getComputedStyle(element);
      // In code, an element is a colour and no emphasis.
      const emphasis = element.matches(':is(em, i, cite, dfn):not(pre *)');
      return {
        fontStyle,
        fontSynthesisStyle,
        light: emphasis && Number(fontWeight) < 600,
      };
    });
  });
  expect(styles.filter(({ fontStyle }) => fontStyle !== 'normal')).toEqual([]);
  expect(styles.filter(({ light }) => light)).toEqual([]);
  expect(new Set(styles.map((style) => style.fontSynthesisStyle))).toEqual(
    new Set(['none']),
  );
});

test('Han lines have more air than Latin ones, and no more than forty characters', async ({
  page,
}) => {
  const measure = async (path: string) => {
    await page.goto(path);
    return page
      .locator('.rp-doc > p')
      .first()
      .evaluate((p) => {
        const style = getComputedStyle(p);
        const size = Number.parseFloat(style.fontSize);
        return {
          air: Number.parseFloat(style.lineHeight) / size,
          length: p.clientWidth / size,
        };
      });
  };
  const english = await measure('guide/start/quick-start');
  const chinese = await measure(guide);
  expect(chinese.air).toBeGreaterThan(english.air);
  expect(chinese.length).toBeLessThanOrEqual(40);
});

test('a callout without a title is named in the language of its page', async ({
  page,
}) => {
  await page.goto('guide/start/quick-start');
  await expect(page.locator('.rp-callout--note .rp-callout__title').first()).toHaveText(
    'Note',
  );
  await page.goto(guide);
  await expect(page.locator('.rp-callout--note .rp-callout__title').first()).toHaveText(
    '说明',
  );
});
