// Chinese typography.
import { hydrate } from '../support/hydration.ts';
import { languages } from '../support/languages.ts';
import { expect, type Page, test } from '../support/test.ts';

const guide = 'zh/guide/start/quick-start';

/** Punctuation that both scripts share, half as wide in Latin fonts. */
const shared = ['U+B7', 'U+2014', 'U+2018-2019', 'U+201C-201D', 'U+2026'];

/**
 * The weights and characters of the first font of prose. Its actual width depends on the fonts of
 * the machine, so no test measures it.
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

test('Chinese prose takes quotes and dashes from a Han font', async ({ page }) => {
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

test('nothing on a Chinese page is italic, emphasis is bold', async ({ page }) => {
  await page.goto(guide);
  // Styles of elements that no page has are loaded with the scripts.
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

test('Chinese lines have more spacing than English ones, and at most forty characters', async ({
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

test('a callout without a title gets one in the language of the page', async ({
  page,
}) => {
  for (const { prefix, text } of languages) {
    await page.goto(`${prefix}guide/start/quick-start`);
    const title = page.locator('.rp-callout--note .rp-callout__title').first();
    await expect(title).toHaveText(text('calloutNote'));
  }
});
