/** Contrast where axe-core alone sees none: `npx playwright test tests/access/grounds.spec.ts`. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '../support/test.ts';
import { colours, setTheme } from './axe.ts';

// The pages' policy lets no style sheet of a test in.
test.use({ bypassCSP: true });
for (const theme of ['light', 'dark'] as const) {
  test(`every colour of code can be read, on highlighted lines too, in the ${theme} theme`, async ({
    page,
  }) => {
    const sheet = readFileSync('theme/styles/code.css', 'utf8');
    // Each colour has a class, and the commonest ones an element.
    const kinds = [...sheet.matchAll(/^\.shiki (\.?)(\w)(?:,| \{)$/gm)];
    expect(kinds.length).toBeGreaterThan(12);
    await page.goto('config/lib/format');
    await setTheme(page, theme);
    const words = kinds
      .map(([, dot, name]) =>
        dot === '.' ? `<span class="${name}">word</span>` : `<${name}>word</${name}>`,
      )
      .join(' ');
    await page
      .locator('pre:has(.highlighted):visible code')
      .first()
      .evaluate((code, html) => {
        code.innerHTML = `<span class="line">${html}</span>\n<span class="line highlighted">${html}</span>`;
      }, words);
    expect(await colours(page, theme)).toEqual([]);
  });

  for (const path of ['', 'zh/']) {
    test(`the texts on the coloured ground of /${path} can be read in the ${theme} theme`, async ({
      page,
    }) => {
      await page.goto(path);
      await setTheme(page, theme);
      await paintGround(page, await strongest(page));
      expect(await colours(page, theme, true)).toEqual([]);
      // On a ground of one colour axe-core does see something.
      await paintGround(page, 'rgb(128, 128, 128)');
      expect((await colours(page, theme, true)).join()).toContain('slogan');
    });
  }
}

/**
 * The colour, as `rgb(…)`, of the home page's ground where its gradients are strongest and lie over
 * each other: no text on it stands on anything farther from the plain ground.
 */
function strongest(page: Page): Promise<string> {
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

/** Paints one colour over the ground, which axe-core can measure. */
async function paintGround(page: Page, colour: string): Promise<void> {
  await page.addStyleTag({
    content: `.rp-home-background { background: ${colour} !important; mask: none !important; }`,
  });
}
