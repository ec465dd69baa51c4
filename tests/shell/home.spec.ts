// What the home page promises, and how one starts from there.
import { selectedLanguages } from '../support/languages.ts';
import { expect, openHydrated, test } from '../support/test.ts';

for (const { lang, prefix, text } of selectedLanguages('home')) {
  test(`the heading is a promise, above it and below it what Rslib is: ${lang}`, async ({
    page,
  }) => {
    await page.goto(prefix);
    const promise = text('promise').replace('\n', ' ');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(promise);
    for (const key of ['subtitle', 'slogan'] as const)
      await expect(page.getByText(text(key), { exact: true })).toBeInViewport();
  });

  test(`one presses to copy the command that starts a library: ${lang}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, prefix);
    await page.getByRole('button', { name: text('copyCommand') }).click();
    await expect(page.getByRole('button', { name: text('copied') })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npm create rslib@latest',
    );
  });
}
