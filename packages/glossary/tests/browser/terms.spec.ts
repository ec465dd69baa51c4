// Terms with a definition.
import { expect, openHydrated, type Page, test } from '../../../../tests/support/test.ts';

const pages = [
  [
    'guide/basic/output-structure',
    'bundleless',
    'emits one output file per source file',
    'Glossary',
  ],
  [
    'zh/guide/basic/output-structure',
    'bundleless',
    '每个源文件对应一个产物文件',
    '术语表',
  ],
] as const;

const term = (page: Page) => page.locator('[data-term][popovertarget="term-bundleless"]');
const card = (page: Page) => page.locator('#term-bundleless');

for (const [path, name, definition, link] of pages) {
  test.describe(path, () => {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('a click or a tap shows the definition, moves nothing, and Escape hides it', async ({
        page,
        isMobile,
      }) => {
        await page.goto(path);
        const word = term(page);
        await expect(word).toHaveText(name);
        await expect(card(page)).toBeHidden();
        const before = await page.locator('h2').first().boundingBox();
        await (isMobile ? word.tap() : word.click());
        await expect(card(page)).toBeVisible();
        await expect(card(page)).toContainText(definition);
        expect(await page.locator('h2').first().boundingBox()).toEqual(before);
        await page.keyboard.press('Escape');
        await expect(card(page)).toBeHidden();
      });

      test('a keyboard opens it, and its link leads to the entry of the glossary', async ({
        page,
      }) => {
        await page.goto(path);
        await term(page).focus();
        await page.keyboard.press('Enter');
        const way = card(page).getByRole('link', { name: link });
        await expect(way).toBeVisible();
        await way.click();
        await expect(page).toHaveURL(/\/guide\/start\/glossary#bundleless$/);
        await expect(page.locator('#bundleless')).toBeVisible();
      });
    });

    test('after React the word lies over its card, within the window', async ({
      page,
      isMobile,
    }) => {
      await openHydrated(page, path);
      await (isMobile ? term(page).tap() : term(page).hover());
      await expect(card(page)).toBeVisible();
      const [word, box] = [
        await term(page).boundingBox(),
        await card(page).boundingBox(),
      ];
      const { width = 0 } = page.viewportSize() ?? {};
      if (!word || !box) throw new Error('The word or its card has no box.');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.x).toBeLessThan(word.x + word.width);
      expect(box.x + box.width).toBeGreaterThan(word.x);
      expect(box.y).toBeGreaterThanOrEqual(word.y + word.height);
      await page.keyboard.press('Escape');
      await expect(card(page)).toBeHidden();
    });
  });
}
