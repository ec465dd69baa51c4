// Addresses that somebody shortened or mistyped.
import type { Page } from '@playwright/test';
import texts from '@site/theme/i18n.json' with { type: 'json' };
import { selectedLanguages } from '../support/languages.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('an address without its last parts leads to a page, on a host without redirects', async ({
  page,
}) => {
  const paths = new Set(
    routes().flatMap(({ path }) => {
      const parts = path.split('/').slice(1, -1);
      return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
    }),
  );
  expect(paths).toContain('/guide/basic/');
  for (const path of paths) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toMatch(/<h1/);
  }
});

for (const { lang, prefix, text } of selectedLanguages('dead-ends')) {
  test(`a section lists its pages, each with a line that says what it is for: ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}guide/migration/`);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    const listed = main.locator('.rp-overview-group > li');
    const pages = routes().filter(({ path }) =>
      RegExp(`^/${prefix}guide/migration/.`).test(path),
    );
    await expect(listed).toHaveCount(pages.length);
    for (const item of await listed.all()) await expect(item).toHaveText(/.{20}/);
    await main.locator(`a[href="/${prefix}guide/migration/tsup"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tsup/);
  });

  for (const [asked, nearest] of [
    ['guide/basic/typscript', 'guide/basic/typescript'],
    ['quick-start.html', 'guide/start/quick-start'],
    ['config/umd', 'config/lib/umd-name'],
  ] as const) {
    test(`/${prefix}${asked} suggests the nearest address, without React`, async ({
      page,
    }) => {
      await withoutReact(page);
      await page.goto(prefix + asked);
      const found = page.locator('[data-suggestions] li').first();
      await expect(found).toContainText(`/${prefix}${nearest}`);
      await found.getByRole('link').click();
      await expect(page).toHaveURL(RegExp(`/${prefix}${nearest}$`));
    });
  }

  test(`the 404 page offers a search for the words of the address: ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}guide/tree-shaking`);
    const link = page.getByRole('link', { name: text('notFoundSearch') });
    await expect(link).toHaveText(`${text('notFoundSearch')} tree shaking`);
    await link.click();
    await expect(page.getByRole('combobox')).toHaveValue('tree shaking');
  });
}

test('an address that is like no other gets no suggestion, but all sections', async ({
  page,
}) => {
  await page.goto('xyz');
  await expect(page.locator('[data-suggestions]')).toBeHidden();
  const sections = page.getByRole('navigation', { name: texts.notFoundSections.en });
  for (const name of ['Start', 'Migration', 'Options of Rslib'])
    await expect(sections.getByRole('link', { name, exact: true })).toBeVisible();
});

/** Loads nothing of the framework: what is seen is HTML and inline scripts. */
async function withoutReact(page: Page): Promise<void> {
  await page.route('**/static/js/**', (route) => route.abort());
}
