// Chinese typography.
import { expect, type Page, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';

/** Punctuation that both scripts share, half as wide in Latin fonts. */
const shared = 'U+B7, U+2014, U+2018-2019, U+201C-201D, U+2026';

/**
 * How prose is set: weights and characters of its first font, line height and line length in ems,
 * and the weight and style of emphasis. The actual width of a character depends on the fonts of the
 * machine, so no test measures it.
 */
function prose(page: Page) {
  return page
    .locator('.rp-doc > p')
    .first()
    .evaluate((p) => {
      const { fontFamily, fontSize, lineHeight } = getComputedStyle(p);
      const name = (text = '') => text.replaceAll('"', '');
      const [family] = fontFamily.split(',');
      const faces = [...document.fonts].filter(
        (one) => name(one.family) === name(family),
      );
      const size = Number.parseFloat(fontSize);
      const em = p.appendChild(document.createElement('em'));
      const emphasis = getComputedStyle(em);
      return {
        font: faces.map(({ weight, unicodeRange }) => `${weight}: ${unicodeRange}`),
        air: Number.parseFloat(lineHeight) / size,
        length: p.clientWidth / size,
        emphasis: `${emphasis.fontStyle} ${emphasis.fontWeight}`,
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
  const font = ['100 500', '501 900'].map((weight) => `${weight}: ${shared}`);
  expect.soft(chinese.font, 'fonts of Chinese prose for punctuation').toEqual(font);
  expect.soft(chinese.air, 'line spacing').toBeGreaterThan(english.air);
  expect.soft(chinese.length, 'characters of a line').toBeLessThanOrEqual(40);
  expect.soft(chinese.emphasis, 'emphasis').toBe('normal 600');
});
