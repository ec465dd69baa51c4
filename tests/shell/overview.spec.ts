// All pages of a section on one page, with a filter.
import texts from '@site/theme/i18n.json' with { type: 'json' };
import { holdScripts } from '../support/hold.ts';
import { hydrate } from '../support/hydration.ts';
import { selectedLanguages } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const filterName = texts['overview.filterNameText'].en;

const item = (page: Page, href: string) =>
  page.locator(`.rp-overview-group a[href="${href}"]`);

for (const { lang, prefix, text } of selectedLanguages('overview')) {
  test(`the overview lists every page in its group and filters them: ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}config/`);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main h2')).toHaveCount(2);
    const [lib, rsbuild] = [`/${prefix}config/lib/dts`, `/${prefix}config/rsbuild/tools`];
    await expect(item(page, lib)).toBeVisible();
    await expect(item(page, rsbuild)).toBeVisible();
    await hydrate(page);
    const filter = page.getByRole('searchbox', { name: text('overview.filterNameText') });
    await expect(filter).toHaveAttribute(
      'placeholder',
      text('overview.filterPlaceholderText'),
    );
    await filter.fill('DTS');
    await expect(item(page, lib)).toBeVisible();
    await expect(item(page, rsbuild)).toHaveCount(0);
    await filter.fill('no such thing');
    await expect(
      page.getByText(`${text('overview.filterNoResultText')}: no such thing`),
    ).toBeVisible();
    await expect(page.locator('main h2')).toHaveCount(0);
    await filter.fill('');
    await expect(item(page, rsbuild)).toBeVisible();
  });
}

test('only headings of depth 2 and 3 are listed', async ({ page }) => {
  await page.goto('config/lib/format');
  const ids = (depth: number) =>
    page.locator(`main h${depth}`).evaluateAll((all) => all.map(({ id }) => id));
  const [second, third, fourth] = [await ids(2), await ids(3), await ids(4)];
  expect(second.length * third.length).toBeGreaterThan(0);
  await page.goto('config/');
  for (const id of [...second, ...third])
    await expect(item(page, `/config/lib/format#${id}`)).toHaveCount(1);
  for (const id of fourth)
    await expect(item(page, `/config/lib/format#${id}`)).toHaveCount(0);
});

for (const [prefix, page, section, word] of [
  [
    '',
    'Module format: ESM, CJS, UMD, IIFE or Module Federation.',
    'Bundles the declarations of each entry into one file.',
    'bundles the declarations',
  ],
  [
    'zh/',
    '模块格式：ESM、CJS、UMD、IIFE 或模块联邦。',
    '把每个入口的类型声明合并为一个文件。',
    '类型声明合并',
  ],
] as const) {
  test(`each option says what it is for, and the filter finds it: /${prefix}`, async ({
    page: site,
  }) => {
    await site.goto(`${prefix}config/`);
    await expect(site.locator('.rp-overview-group').getByText(page)).toBeVisible();
    await expect(site.getByText(section)).toBeVisible();
    await hydrate(site);
    await site.getByRole('searchbox').fill(word);
    await expect(site.getByText(section)).toBeVisible();
    await expect(item(site, `/${prefix}config/lib/dts#dtsbundle`)).toBeVisible();
    await expect(item(site, `/${prefix}config/lib/format`)).toHaveCount(0);
  });
}

test('type and default of an option are beside its name, as the tool has them', async ({
  page,
}) => {
  await page.goto('config/');
  const entry = (href: string) =>
    page.locator('.rp-overview-group div', { has: page.locator(`a[href="${href}"]`) });
  const dts = entry('/config/lib/dts#dtsabortonerror');
  await expect(dts.getByText('boolean', { exact: true })).toBeVisible();
  await expect(dts.getByText('= true', { exact: true })).toBeVisible();
  await expect(entry('/config/lib/out-base')).not.toContainText('=');
});

test('headings that most pages have are hidden until the filter finds them', async ({
  page,
}) => {
  await openHydrated(page, 'config/');
  const values = item(page, '/config/lib/format#values');
  await page.locator('main summary').first().click();
  await expect(item(page, '/config/lib/#merge')).toBeVisible();
  await expect(item(page, '/config/lib/#errors')).toBeHidden();
  await expect(values).toBeHidden();
  await page.getByRole('searchbox', { name: filterName }).fill('values');
  await expect(values).toBeVisible();
});

test('the filter is in the address', async ({ page }) => {
  await page.goto('config/?filter=umd');
  const filter = page.getByRole('searchbox', { name: filterName });
  await expect(filter).toHaveValue('umd');
  await expect(item(page, '/config/rsbuild/tools')).toHaveCount(0);
  await filter.fill('dts.');
  await expect(page).toHaveURL(/\/config\/\?filter=dts\.$/);
  await filter.fill('');
  await expect(page).toHaveURL(/\/config\/$/);
});

for (const value of ['%00%FF', '<img src=x onerror=alert(1)>', 'x'.repeat(10_000)])
  test(`a filter that makes no sense is harmless: ${value.slice(0, 20)}`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await openHydrated(page, `config/?filter=${value}`);
    const empty = page.getByText(`${texts['overview.filterNoResultText'].en}: `);
    await expect(empty).toBeVisible();
    expect((await empty.innerText()).length).toBeLessThan(300);
    expect(errors).toEqual([]);
  });

test('what the filter does not find is searched for in all pages', async ({ page }) => {
  await openHydrated(page, 'config/?filter=storybook');
  await page.getByRole('link', { name: 'storybook' }).click();
  await expect(page.getByRole('combobox')).toHaveValue('storybook');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the purposes are shown and the filter is not', async ({ page }) => {
    await page.goto('config/');
    await expect(
      page.getByText('Bundles the declarations of each entry into one file.'),
    ).toBeVisible();
    await expect(page.getByRole('searchbox', { name: filterName })).toBeHidden();
  });
});

test('hydration changes neither focus nor scroll position', async ({ page }) => {
  await page.goto('config/');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await hydrate(page);
  await expect(page.getByRole('searchbox', { name: filterName })).not.toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('text typed into the filter before React is applied', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('config/');
  await page.getByRole('searchbox', { name: filterName }).fill('umd');
  release();
  await expect(item(page, '/config/rsbuild/tools')).toHaveCount(0);
  await expect(item(page, '/config/lib/umd-name')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: filterName })).toHaveValue('umd');
});
