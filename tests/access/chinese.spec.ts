// Chinese typography.
import { hydrate } from '../support/hydration.ts';
import { expect, type Page, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';

/** Punctuation that both scripts share, half as wide in Latin fonts. */
const shared = ['U+B7', 'U+2014', 'U+2018-2019', 'U+201C-201D', 'U+2026'];

/**
 * How prose is set: weights and characters of its first font, line height and line length in ems.
 * The actual width of a character depends on the fonts of the machine, so no test measures it.
 */
function prose(page: Page) {
  return page.evaluate(() => {
    const p = document.querySelector('.rp-doc > p') ?? document.body;
    const style = getComputedStyle(p);
    const [family = ''] = style.fontFamily.split(',');
    const name = (text: string) => text.replaceAll('"', '');
    const faces = [...document.fonts].filter(
      (face) => name(face.family) === name(family),
    );
    const size = Number.parseFloat(style.fontSize);
    return {
      font: faces.map(({ weight, unicodeRange }) => ({
        weight,
        characters: unicodeRange.split(/,\s*/),
      })),
      air: Number.parseFloat(style.lineHeight) / size,
      length: p.clientWidth / size,
    };
  });
}

test('Chinese prose has Han quotes and dashes, more line spacing, short lines and no italics', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(guide);
  const english = await prose(page);
  await page.goto(`zh/${guide}`);
  const chinese = await prose(page);
  expect.soft(english.font, 'fonts of English prose for Chinese').toEqual([]);
  expect.soft(chinese.font, 'fonts of Chinese prose for punctuation').toEqual([
    { weight: '100 500', characters: shared },
    { weight: '501 900', characters: shared },
  ]);
  expect.soft(chinese.air, 'line spacing').toBeGreaterThan(english.air);
  expect.soft(chinese.length, 'characters of a line').toBeLessThanOrEqual(40);

  await hydrate(page);
  const emphasis = await page
    .locator('.rp-doc > p')
    .first()
    .evaluate((p) => {
      const em = Object.assign(document.createElement('em'), { textContent: '强调' });
      p.append(em);
      const { fontStyle, fontWeight } = getComputedStyle(em);
      return { fontStyle, isBold: Number(fontWeight) >= 600 };
    });
  expect.soft(emphasis, 'emphasis').toEqual({ fontStyle: 'normal', isBold: true });
});
