// What follows the text, and the button that scrolls to the top.
import { hasFullHistory } from '@site/machine-readable';
import { docsRepository } from '@site/settings';
import { selectedLanguages } from '../support/languages.ts';
import { expect, openHydrated, test } from '../support/test.ts';

for (const { lang, prefix, text } of selectedLanguages('page-end')) {
  const path = `${prefix}guide/basic/output-structure`;

  test(`previous and next page are the neighbours in the sidebar: ${lang}`, async ({
    page,
  }) => {
    await page.goto(path);
    const links = page
      .getByRole('navigation', { name: text('neighbourPages') })
      .getByRole('link');
    const [previous, next] = [links.first(), links.last()];
    await expect(links).toHaveCount(2);
    await expect(previous).toContainText(text('prevPageText'));
    await expect(previous).toHaveAttribute('href', `/${prefix}guide/basic/output-format`);
    await expect(next).toContainText(text('nextPageText'));
    await expect(next).toHaveAttribute('href', `/${prefix}guide/basic/typescript`);
    await page.goto(`${prefix}guide/start/`);
    await expect(links).toHaveCount(1);
    await expect(links).toContainText(text('nextPageText'));
    await page.goto(`${prefix}guide/faq/bundler-errors`);
    await expect(links).toHaveCount(1);
    await expect(links).toContainText(text('prevPageText'));
  });

  test(`a page shows when it was last updated if the git history is there: ${lang}`, async ({
    page,
  }) => {
    await page.goto(path);
    const line = page.locator('main .rp-last-updated');
    if (!hasFullHistory('docs')) return expect(line).toHaveCount(0);
    await expect(line).toBeVisible();
    await expect(line).toContainText(text('lastUpdatedText'));
    await expect(line).toContainText(/\b20\d\d\b/);
  });

  test(`one link opens the source of the page in a new tab: ${lang}`, async ({
    page,
  }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: text('editLinkText') });
    await expect(link).toHaveCount(1);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute(
      'href',
      `${docsRepository}/${lang}/guide/basic/output-structure.mdx`,
    );
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test(`from 100 px on a button scrolls to the top, at every width: ${lang}`, async ({
    page,
    isMobile,
  }) => {
    await openHydrated(page, path);
    const button = page.getByRole('link', { name: text('scrollToTopText') });
    for (const width of isMobile ? [390] : [360, 768, 960, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo({ top: 99, behavior: 'instant' }));
      await expect(button).toBeHidden();
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.press('Enter');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(button).toBeHidden();
      // The keyboard continues from the start of the text.
      await expect(page.locator('#content')).toBeFocused();
    }
  });
}
