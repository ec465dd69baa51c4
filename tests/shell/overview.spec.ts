// All pages of a section on one page, with a filter. What it lists: tests/content/overview.spec.ts.

import { english, languages } from '../languages.ts';
import { holdScripts } from '../support/hold.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, scrollTo, test } from '../support/test.ts';

const [, chinese] = languages;

const item = (page: Page, href: string) =>
  page.locator(`.rp-overview-group a[href="${href}"]`);
const filterOf = (page: Page, { text }: Pick<typeof english, 'text'> = english) =>
  page.getByRole('searchbox', { name: text('overview.filterNameText') });

test('the filter finds groups and options, and says when nothing is left', async ({
  page,
}) => {
  const { prefix, text } = chinese;
  const [format, lib, bundle, rsbuild, values] = [
    'lib/format',
    'lib/dts',
    'lib/dts#dtsbundle',
    'rsbuild/tools',
    'lib/format#values',
  ].map((path) => item(page, `/${prefix}config/${path}`));
  if (!format || !lib || !bundle || !rsbuild || !values) throw new Error('Five items.');
  await page.goto(`${prefix}config/`);
  await scrollTo(page, 300);
  await hydrate(page);
  const filter = filterOf(page, chinese);
  await expect(filter).not.toBeFocused();
  expect(await page.evaluate(() => window.scrollY), 'after hydration').toBe(300);
  await expect(lib).toBeVisible();
  await expect(rsbuild).toBeVisible();
  await page.locator('main summary').first().click();
  for (const heading of ['merge', 'errors'])
    await expect(item(page, `/${prefix}config/lib/#${heading}`), heading).toBeVisible();

  await expect(values).toBeHidden();
  await filter.fill('取值');
  await expect(values, 'a heading').toBeVisible();
  const other = item(page, `/${prefix}config/lib/format#related`);
  await expect(other, 'another heading of its page').toHaveCount(0);
  await filter.fill('DTS');
  await expect(lib, 'a name').toBeVisible();
  await expect(rsbuild).toHaveCount(0);
  await filter.fill('RSBUILD-配置项');
  await expect(rsbuild, 'a group').toBeVisible();
  await expect(lib).toHaveCount(0);
  await filter.fill('类型声明合并');
  await expect(bundle, 'a purpose').toBeVisible();
  await expect(format).toHaveCount(0);
  for (const [query, path] of [
    ['auto-ext', 'lib/auto-extension'],
    ['Auto ext', 'lib/auto-extension'],
    ['autoext', 'lib/auto-extension'],
    ['umd-name', 'lib/umd-name'],
    ['umd name', 'lib/umd-name'],
    ['auto-extension', 'lib/auto-extension'],
    ['dist path', 'rsbuild/output-names#outputdistpath'],
  ] as const) {
    await filter.fill(query);
    await expect(item(page, `/${prefix}config/${path}`), query).toBeVisible();
    await expect(rsbuild, query).toHaveCount(0);
  }
  await filter.fill('no such thing');
  await expect(
    page.getByText(`${text('overview.filterNoResultText')}: no such thing`),
  ).toBeVisible();
  await expect(page.locator('main h2')).toHaveCount(0);
  await filter.fill('');
  await expect(rsbuild).toBeVisible();
});

test('the filter is in the address, and what is typed before React stays', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto('config/');
  await filterOf(page).fill('umd');
  release();
  await expect(item(page, '/config/rsbuild/tools')).toHaveCount(0);
  await expect(item(page, '/config/lib/umd-name')).toBeVisible();
  await expect(filterOf(page)).toHaveValue('umd');

  await page.goto('config/?filter=umd');
  await expect(filterOf(page)).toHaveValue('umd');
  await expect(item(page, '/config/rsbuild/tools')).toHaveCount(0);
  await filterOf(page).fill('dts.');
  await expect(page).toHaveURL(/\/config\/\?filter=dts\.$/);
  await filterOf(page).fill('');
  await expect(page).toHaveURL(/\/config\/$/);

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const value = `%00%FF<img src=x onerror=alert(1)>${'x'.repeat(10_000)}`;
  await openHydrated(page, `config/?filter=${value}`);
  const empty = page.getByText('No matching API found: ');
  await expect(empty).toBeVisible();
  expect((await empty.innerText()).length).toBeLessThan(300);
  expect(errors).toEqual([]);

  await filterOf(page).fill('storybook');
  await page.getByRole('link', { name: 'storybook' }).click();
  await expect(page.getByRole('combobox')).toHaveValue('storybook');
});
