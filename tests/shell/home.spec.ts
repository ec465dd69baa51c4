// The home page: what one does there first.
import { languages } from '../support/languages.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const [, { prefix, text }] = languages;

test('the home page says what Rslib is, copies the command that starts a library, and gives the bar a background on scrolling', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('https://assets.rspack.rs/**', (route) => route.abort());
  await page.clock.install();
  await openHydrated(page, prefix);
  for (const key of ['subtitle', 'slogan'] as const)
    await expect(page.getByText(text(key), { exact: true })).toBeInViewport();
  // What the button says ends after a while.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: text('copyCommand') }).click();
  await expect(page.getByRole('button', { name: text('copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm create rslib@latest',
  );
  await page.clock.resume();

  const background = (when: string) =>
    expect.poll(
      () =>
        page.locator('.rp-nav').evaluate((nav) => getComputedStyle(nav).backgroundColor),
      when,
    );
  const scroll = (to: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);
  const none = 'rgba(0, 0, 0, 0)';
  await background('at the top').toBe(none);
  await scroll(99);
  await background('after 99 px').toBe(none);
  await scroll(101);
  await background('after 101 px').not.toBe(none);

  const monograms = page.locator('[data-tool-stack] [data-monogram]');
  await monograms.first().scrollIntoViewIfNeeded();
  for (const monogram of await monograms.all())
    await expect(monogram, 'where logos cannot be loaded').toBeVisible();
});
