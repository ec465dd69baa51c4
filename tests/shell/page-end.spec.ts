// What follows the text, and the way back to its start.
import { hasFullHistory } from '@site/machine-readable/history';
import { docsRepository } from '@site/settings';
import { expect, openHydrated, test } from '../support/test.ts';

for (const [lang, prefix, region, before, after, edit] of [
  [
    'en',
    '',
    'Previous and next page',
    'Previous page',
    'Next page',
    'Edit this page on GitHub',
  ],
  ['zh', 'zh/', '上一页和下一页', '上一页', '下一页', '在 GitHub 上编辑此页'],
] as const) {
  test(`previous and next page lead to the neighbours in the sidebar: ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}guide/basic/output-format`);
    const neighbours = page.getByRole('navigation', { name: region });
    const links = neighbours.getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toContainText(before);
    await expect(links.first()).toHaveAttribute(
      'href',
      `/${prefix}guide/basic/typescript`,
    );
    await expect(links.last()).toContainText(after);
    await expect(links.last()).toHaveAttribute(
      'href',
      `/${prefix}guide/basic/output-structure`,
    );
  });

  test(`the first page has no previous one, the last no next one: ${lang}`, async ({
    page,
  }) => {
    const links = page.getByRole('navigation', { name: region }).getByRole('link');
    await page.goto(`${prefix}guide/start/`);
    await expect(links).toHaveCount(1);
    await expect(links).toContainText(after);
    await page.goto(`${prefix}guide/faq/features`);
    await expect(links).toHaveCount(1);
    await expect(links).toContainText(before);
  });

  test(`the day of the last change stands below the text where the history is there to tell it: ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}guide/basic/output-format`);
    const line = page.locator('main .rp-last-updated');
    if (!hasFullHistory('docs')) return expect(line).toHaveCount(0);
    await expect(line).toBeVisible();
    await expect(line).toContainText({ en: 'Last updated', zh: '最后更新于' }[lang]);
    await expect(line).toContainText(/\b20\d\d\b/);
  });

  test(`one link leads to the page's source, in a new tab: ${lang}`, async ({ page }) => {
    await page.goto(`${prefix}guide/basic/output-format`);
    const link = page.getByRole('link', { name: edit });
    await expect(link).toHaveCount(1);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute(
      'href',
      `${docsRepository}/${lang}/guide/basic/output-format.mdx`,
    );
    await expect(link).toHaveAttribute('target', '_blank');
  });
}

for (const [prefix, name] of [
  ['', 'Back to top'],
  ['zh/', '回到顶部'],
] as const) {
  test(`from 100 px on a button leads back to the top, at every width: /${prefix}`, async ({
    page,
    isMobile,
  }) => {
    await openHydrated(page, `${prefix}guide/basic/output-format`);
    const button = page.getByRole('button', { name });
    for (const width of isMobile ? [390] : [360, 768, 960, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo({ top: 99, behavior: 'instant' }));
      await expect(button).toBeHidden();
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.press('Enter');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(button).toBeHidden();
      // The keyboard goes on from the start of the text.
      await expect(page.locator('#content')).toBeFocused();
    }
  });
}
