import { english } from '../../languages.ts';
import { hydrate } from '../../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../../support/test.ts';
import { site } from './site.ts';

const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');
const outline = (page: Page) => page.locator('.rp-doc-layout__outline');

test('a blank page has no bar, a custom page only that', async ({ page }) => {
  for (const [name, bars] of [
    ['Blank', 0],
    ['Custom', 1],
  ] as const) {
    await page.goto(site.root + name.toLowerCase());
    for (const when of ['before React', 'with React']) {
      if (when === 'with React') await hydrate(page);
      await expect(page.getByRole('heading', { name }), when).toBeVisible();
      await expect(page.locator('.rp-nav'), `${name} ${when}`).toHaveCount(bars);
      await expect(sidebar(page).or(outline(page)), `${name} ${when}`).toHaveCount(0);
    }
  }
});

test('a wide table is a tab stop, and the outline has depths 2 to 4, or is switched off', async ({
  page,
}) => {
  const table = page.getByRole('group', { name: english.text('table') });
  await openHydrated(page, `${site.root}plain`);
  await expect(page.locator('main table')).toBeVisible();
  await expect(table, 'a narrow table is no tab stop').toHaveCount(0);
  await expect(outline(page).locator('nav a')).toHaveText(['First', 'Second']);
  await expect(
    outline(page).locator('[aria-current]'),
    'on a page too short to scroll the first heading is active',
  ).toHaveText('First');

  await openHydrated(page, `${site.root}parts`);
  for (const [name, count] of [
    ['Three', 1],
    ['Four', 1],
    ['Five', 0],
  ] as const)
    await expect(
      outline(page).getByRole('link', { name, exact: true }),
      'the outline has depths 2 to 4',
    ).toHaveCount(count);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => table.evaluate(({ scrollLeft }) => scrollLeft), 'keys scroll the table')
    .toBeGreaterThan(0);

  await openHydrated(page, `${site.root}api/loose`);
  await expect(page.locator('main h2')).toBeVisible();
  await expect(outline(page), 'the page switches it off').toHaveCount(0);
});

test('the sidebar is that of the longest path, with groups and tags', async ({
  page,
}) => {
  // The list of the older version begins with its path, that of the newer with `/` alone.
  await page.goto(`${site.root}v1/zh/guide/`);
  const links = sidebar(page).locator('a');
  await expect(links.first()).toHaveAttribute('href', '/v1/zh/guide/');
  await expect(sidebar(page).locator('a[href^="/zh/api/"]')).toHaveCount(0);

  await page.goto(`${site.root}api/`);
  const loose = sidebar(page).locator('a', { hasText: 'Loose' });
  await expect(loose).toHaveAttribute('data-context', 'probe');
  await expect(loose, 'an entry has its tag').toHaveText('Loosenew');
  for (const [index, style] of ['solid', 'dashed'].entries())
    await expect(sidebar(page).locator('hr').nth(index)).toHaveCSS(
      'border-top-style',
      style,
    );
  const heading = sidebar(page).getByText('A heading', { exact: true });
  await expect(heading).toBeVisible();
  await expect(heading.locator('..'), 'a heading has its tag').toHaveText(
    'A headingbeta',
  );
  await expect(sidebar(page).locator('details:not([open])')).toHaveCount(1);
  await expect(sidebar(page).locator('summary', { hasText: 'Open group' })).toHaveCount(
    0,
  );
  await expect(
    sidebar(page).getByRole('link', { name: 'Inside' }),
    'a group that cannot be closed',
  ).toBeVisible();

  const inner = sidebar(page).locator('a', { hasText: 'Inner-Option' });
  await expect(inner).toBeHidden();
  await sidebar(page).locator('summary', { hasText: 'Closed group' }).focus();
  await page.keyboard.press('Tab');
  await expect(inner, 'links in a closed group cannot be focused').not.toBeFocused();
});

test('an overview lists pages without a group under “Others”', async ({ page }) => {
  await openHydrated(page, `${site.root}api/`);
  await expect(page.locator('main h2')).toHaveText([/Closed group/, /Others/]);
  const link = (name: string) => page.locator('main').getByRole('link', { name });
  for (const name of ['Inner-Option', 'Loose', 'Unlisted'])
    await expect(link(name)).toBeVisible();
  await link('Inner-Option').click();
  await expect(page).toHaveURL(/inner-option$/);
  const inner = sidebar(page).locator('a', { hasText: 'Inner-Option' });
  await expect(inner, 'the group of the page opens').toBeVisible();
  await expect(inner).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(inner, 'also in the HTML').toBeVisible();
});

test('the frontmatter of a page makes it an overview, chooses the headings that it lists, and switches off enlarged images', async ({
  page,
}) => {
  await openHydrated(page, `${site.root}api/`);
  const main = page.locator('main');
  await expect(main.getByRole('searchbox')).toBeVisible();
  await main.locator('summary').first().click();
  const link = (name: string) => main.getByRole('link', { name });
  await expect(link('Third depth'), 'overviewHeaders: [3]').toBeVisible();
  await expect(link('Second depth')).toHaveCount(0);

  const enlarge = page.getByRole('button', { name: /^Enlarge image/ });
  for (const [name, count] of [
    ['parts', 1],
    ['plain', 0],
  ] as const) {
    await openHydrated(page, site.root + name);
    await expect(main.locator('img'), name).toBeVisible();
    await expect(main.getByRole('searchbox'), name).toHaveCount(0);
    await expect(enlarge, `globalUIComponents of ${name}`).toHaveCount(count);
  }
});
