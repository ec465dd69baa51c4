// Terms with a definition.
import { expect, openHydrated, type Page, test } from '@site/test-support/test';

const term = (page: Page) => page.locator('[data-term][popovertarget="term-bundleless"]');
const card = (page: Page) => page.locator('#term-bundleless');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a click, a tap or Enter shows a definition, moves nothing, and leads to the glossary', async ({
    page,
    isMobile,
  }) => {
    await page.goto('guide/basic/output-structure');
    const word = term(page);
    await expect(word).toHaveText('bundleless');
    await expect(card(page)).toBeHidden();
    const before = await page.locator('h2').first().boundingBox();
    await (isMobile ? word.tap() : word.click());
    await expect(card(page)).toBeVisible();
    await expect.soft(card(page)).toContainText('emits one output file per source file');
    expect.soft(await page.locator('h2').first().boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();

    await word.focus();
    await page.keyboard.press('Enter');
    await card(page).getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL(/\/guide\/start\/glossary#bundleless$/);
    await expect(page.locator('#bundleless')).toBeVisible();
  });
});

test('after React the definition of a Chinese page is next to the word, within the window', async ({
  page,
  isMobile,
}) => {
  await openHydrated(page, 'zh/guide/basic/output-structure');
  await (isMobile ? term(page).tap() : term(page).hover());
  await expect(card(page)).toBeVisible();
  await expect.soft(card(page)).toContainText('每个源文件对应一个产物文件');
  await expect.soft(card(page).getByRole('link', { name: '术语表' })).toBeVisible();
  const [word, box] = [await term(page).boundingBox(), await card(page).boundingBox()];
  const { width = 0 } = page.viewportSize() ?? {};
  if (!word || !box) throw new Error('The word or its card has no box.');
  expect.soft(box.x).toBeGreaterThanOrEqual(0);
  expect.soft(box.x + box.width).toBeLessThanOrEqual(width);
  expect.soft(box.x).toBeLessThan(word.x + word.width);
  expect.soft(box.x + box.width).toBeGreaterThan(word.x);
  expect.soft(box.y).toBeGreaterThanOrEqual(word.y + word.height);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
});
