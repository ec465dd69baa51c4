import { selectedPrefixes } from '../support/languages.ts';
import { expect, type Page, test } from '../support/test.ts';
import { colours, setTheme } from './axe.ts';

// The pages' security policy would refuse the test's style sheet.
test.use({ bypassCSP: true });
for (const theme of ['light', 'dark'] as const) {
  for (const path of selectedPrefixes('contrast')) {
    test(`texts on the gradient of /${path} have contrast in the ${theme} theme`, async ({
      page,
    }) => {
      await page.goto(path);
      await setTheme(page, theme);
      await paintBackground(page, await strongestColour(page));
      expect(await colours(page, theme, true)).toEqual([]);
      // A plain grey background fails, so the check does see these texts.
      await paintBackground(page, 'rgb(128, 128, 128)');
      expect((await colours(page, theme, true)).join()).toContain('slogan');
    });
  }
}

/**
 * The colour, as `rgb(…)`, of the home page's background where all gradients are strongest: no
 * text is on one that differs more from the plain background.
 */
function strongestColour(page: Page): Promise<string> {
  return page.locator('.rp-home-background').evaluate((ground) => {
    const numbers = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
    const { backgroundImage, backgroundColor } = getComputedStyle(ground);
    const start = numbers(backgroundColor).slice(0, 3);
    const layers = backgroundImage.match(/rgba?\([^)]*\)/g) ?? [];
    if (layers.length < 2) throw new Error(`No gradients: ${backgroundImage}`);
    const mixed = layers.map(numbers).reduce((below, layer) => {
      const share = layer[3] ?? 1;
      return below.map((part, index) => part + ((layer[index] ?? 0) - part) * share);
    }, start);
    return `rgb(${mixed.map(Math.round).join(', ')})`;
  });
}

/** Replaces the gradient by one colour, which axe-core can measure. */
async function paintBackground(page: Page, colour: string): Promise<void> {
  await page.addStyleTag({
    content: `.rp-home-background { background: ${colour} !important; mask: none !important; }`,
  });
}
