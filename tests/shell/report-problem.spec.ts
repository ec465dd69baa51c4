// The link with which readers report a problem with the page that they read.
import { english, selectedLanguages } from '../support/languages.ts';
import { expect, type Page, test } from '../support/test.ts';

/** The fields of the form that the link opens. */
async function formOf(page: Page, name: string, section = ''): Promise<URLSearchParams> {
  const link = page.getByRole('main').getByRole('link', { name });
  await link.hover();
  await expect(link).toHaveAttribute('href', RegExp(section));
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toMatch(/^https:\/\/github\.com\/.+\/issues\/new$/);
  return url.searchParams;
}

for (const { lang, prefix, text } of selectedLanguages('report-problem')) {
  test(`the form knows page, section and version: ${lang}`, async ({ page }) => {
    const path = `${prefix}config/lib/dts`;
    await page.goto(`${path}#interactions`);
    const form = await formOf(page, text('reportProblem'), '%23interactions');
    expect(form.get('versions')).toMatch(/^@rslib\/core \d+\.\d+\.\d+$/);
    const heading = await page.locator('#interactions').getAttribute('aria-label');
    expect(form.get('details')).toMatch(
      RegExp(`^Page: .+/${path}\nSection: ${heading}\n`),
    );
    expect(form.get('repro')).toMatch(RegExp(`/${path}#interactions$`));
  });
}

test('the section is that of the selected text', async ({ page }) => {
  await page.goto('config/lib/dts#interactions');
  await page.locator('#related ~ ul li').first().selectText();
  await formOf(page, english.text('reportProblem'), '%23related');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['guide/basic/cli', 'config/', 'guide/basic/']) {
    test(`the form knows page and version: ${path}`, async ({ page }) => {
      await page.goto(path);
      const form = await formOf(page, english.text('reportProblem'));
      expect(form.get('details')).toMatch(RegExp(`^Page: .+/${path}\n$`));
      expect(form.get('versions')).toMatch(/^@rslib\/core \d/);
    });
  }
});
