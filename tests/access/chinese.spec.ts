/**
 * Chinese pages as Chinese readers expect them: `npx playwright test tests/access/chinese.spec.ts`.
 */
import { hydrate } from '../support/hydration.ts';
import { expect, type Page, test } from '../support/test.ts';

const guide = 'zh/guide/start/quick-start';

/** The characters that both scripts have, and that a Latin font draws half as wide. */
const shared = ['U+B7', 'U+2014', 'U+2018-2019', 'U+201C-201D', 'U+2026'];

/**
 * The font that the page's prose asks first, and of which characters and weights. How wide they
 * are then depends on the fonts of the machine, so no test measures it.
 */
function firstFont(page: Page) {
  return page.evaluate(() => {
    const p = document.querySelector('.rp-doc > p') ?? document.body;
    const [family = ''] = getComputedStyle(p).fontFamily.split(',');
    const name = (text: string) => text.replaceAll('"', '');
    const faces = [...document.fonts].filter(
      (face) => name(face.family) === name(family),
    );
    return faces.map(({ weight, unicodeRange }) => ({
      weight,
      characters: unicodeRange.split(/,\s*/),
    }));
  });
}

test('Chinese prose asks a Han font for quotes and dashes before any Latin font', async ({
  page,
}) => {
  await page.goto(guide);
  expect(await firstFont(page)).toEqual([
    { weight: '100 500', characters: shared },
    { weight: '501 900', characters: shared },
  ]);
});

test('English prose takes quotes and dashes from its Latin font', async ({ page }) => {
  await page.goto('guide/start/quick-start');
  expect(await firstFont(page)).toEqual([]);
});

test('nothing on a Chinese page is slanted, emphasis is weight', async ({ page }) => {
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
