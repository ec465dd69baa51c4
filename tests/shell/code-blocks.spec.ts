// Code blocks.
import { commandsFor } from '@site/theme/package-manager-tabs/commands';
import { selectedPrefixes } from '../support/languages.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const quickStart = 'guide/start/quick-start';

test('code is highlighted in the HTML itself', async ({ page }) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(quickStart);
  const colours = await page
    .locator('pre', { hasText: '@rslib/core' })
    .first()
    .locator('.line :is(span, b, i, u)')
    .evaluateAll(
      (tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size,
    );
  expect(colours).toBeGreaterThan(2);
});

for (const prefix of selectedPrefixes('code-blocks'))
  test(`on /${prefix} highlighted tokens differ in colour only`, async ({ page }) => {
    await page.goto(`${prefix}config/lib/format`);
    const looks = await page.locator('.shiki .line span[class]').evaluateAll((tokens) => {
      const lookOf = (element: Element) => {
        const { fontFamily, fontSize, fontStyle, fontWeight, textDecorationLine } =
          getComputedStyle(element);
        return [fontFamily, fontSize, fontStyle, fontWeight, textDecorationLine].join();
      };
      return tokens.map((token) => [
        token.className,
        lookOf(token) === lookOf(token.parentElement ?? token),
      ]);
    });
    // Keywords, constants and strings.
    for (const name of ['k', 'c', 's'])
      expect(looks.map(([className]) => className)).toContain(name);
    expect(looks.filter(([, isSame]) => !isSame)).toEqual([]);
  });

test('marked lines are highlighted, and only those', async ({ page }) => {
  await page.goto('config/lib/format');
  const block = page.locator('pre:has(.line.highlighted)').first();
  const lines = await block
    .locator('.line')
    .evaluateAll((all) => all.map((line) => line.classList.contains('highlighted')));
  expect(lines).toContain(true);
  expect(lines).toContain(false);
});

test('the name of a file is above its code', async ({ page }) => {
  await page.goto(quickStart);
  await expect(
    page.getByText('rslib.config.ts', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
});

test('long lines scroll until the reader wraps them', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, quickStart);
  const block = page
    .locator('.rp-codeblock, .rp-codeblock__content')
    .filter({ hasText: 'cd first-library' })
    .first();
  const wrapping = () =>
    block
      .locator('pre')
      .evaluate((pre) => getComputedStyle(pre.querySelector('code') ?? pre).whiteSpace);
  expect(await wrapping()).toBe('pre');
  await block.hover();
  await block.locator('.rp-code-wrap-button').click();
  await expect.poll(wrapping).toBe('pre-wrap');
});

test('commands are shown for npm, yarn, pnpm and bun', async ({ page }) => {
  await page.goto(quickStart);
  const tabs = page.locator('.rp-tabs').filter({ hasText: 'create rslib' }).first();
  await expect(tabs.locator('.rp-tabs__label__item')).toHaveText([
    'npm',
    'yarn',
    'pnpm',
    'bun',
  ]);
});

test('lines are not numbered', async ({ page }) => {
  await page.goto(quickStart);
  await expect(page.locator('.rp-codeblock--line-numbers, .has-line-number')).toHaveCount(
    0,
  );
});

test('a command of npm is translated for each package manager', () => {
  expect(commandsFor('install -D typescript')).toEqual({
    npm: 'npm install -D typescript',
    yarn: 'yarn add -D typescript',
    pnpm: 'pnpm add -D typescript',
    bun: 'bun add -D typescript',
  });
  expect(commandsFor('install').yarn).toBe('yarn install');
  expect(commandsFor('create rslib@latest').yarn).toBe('yarn create rslib');
});

test('a flag in prose does not break after its hyphen', async ({ page }) => {
  for (const path of [quickStart, 'zh/guide/basic/cli']) {
    await page.goto(path);
    const lines = await page
      .locator('.rp-doc :is(p, li) > .whole')
      .evaluateAll((codes) => codes.map((code) => code.getClientRects().length));
    expect(lines.length, path).toBeGreaterThan(2);
    expect(new Set(lines), path).toEqual(new Set([1]));
  }
});
