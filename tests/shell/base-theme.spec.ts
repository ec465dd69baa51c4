// packages/base-theme without this site: what any site gets from it.
import { type BuiltSite, buildSite } from '../support/fixture-site.ts';
import { hydrate } from '../support/hydration.ts';
import { english } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import { complaintsOf } from '../support/visitor.ts';

let site: BuiltSite;
test.beforeAll(async () => {
  site = await buildSite('tests/shell/fixtures/base/rspress.config.ts', '/', {});
});
test.afterAll(() => site?.close());

test('a site with this theme alone has bar, sidebar, outline, tabs and code before and with React', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(`${site.root}parts`);
  for (const when of ['before React', 'with React']) {
    if (when === 'with React') await hydrate(page);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Base' }), when).toBeVisible();
    await expect(bar.getByRole('link', { name: '简体中文' }), when).toHaveAttribute(
      'href',
      '/zh/parts',
    );
    for (const name of ['sidebarNavigation', 'outlineTitle'] as const)
      await expect(
        page.getByRole('navigation', { name: english.text(name) }),
        `${english.text(name)} ${when}`,
      ).toBeVisible();
    await expect(
      page.locator('html[data-navbar] main#content h1'),
      `the page in the layout of the theme, ${when}`,
    ).toBeVisible();
  }
  await page.getByRole('radio').nth(1).press('Space');
  await expect(page.getByRole('radio').nth(1), 'tabs work by keyboard').toBeChecked();
  const code = page.getByRole('button', { name: english.text('copyCode') }).first();
  await expect(code, 'code has a named button').toBeAttached();
  expect(complaints).toEqual([]);
});
