// The explorer on other pages: one option on its own page, and the demonstration of the home page.
import { findings } from '@site/test-support/axe';
import { holdScripts } from '@site/test-support/hold';
import { hydrate, hydrated } from '@site/test-support/hydration';
import { expect, openHydrated, test } from '@site/test-support/test';
import { explorerOf, recorded, shownCode, texts } from './support.ts';

test('toggles select what the page shows, and lead to the playground', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('');
  const { root, radio, status } = explorerOf(page);
  await expect(root.getByText(texts.invitation.en)).toBeVisible();
  await expect(root).toContainText('dist/index.d.ts');
  await hydrate(page);
  await radio('format', 'cjs').check();
  await expect(status).toHaveText(/^[\d,]+ B \(\+[\d,]+ B\) gzip/);
  const added = page.locator('[data-after] .line.new').first();
  await expect(added).toHaveCSS('animation-name', /change/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(added).toHaveCSS('animation-name', 'none');
  await radio('minify', 'on').check();
  const [declarations, script] = recorded('dependencies.cjs.dts.minify').files;
  await expect(root).toContainText(script?.text.trimEnd() ?? 'no script');
  await expect(root).toContainText(declarations?.text.slice(0, 30) ?? 'no declarations');
  const output = root.locator('[data-after]');
  const [one, other] = [
    await output.boundingBox(),
    await output.locator('+ div').boundingBox(),
  ];
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
  await radio('dts', 'off').check();
  await expect(root).not.toContainText('dist/index.d.ts');

  await openHydrated(page, 'config/lib/format');
  await radio('format', 'umd').check();
  await expect.poll(() => shownCode(page)).toContain('SmallQueue');
  await expect(page).toHaveURL(/\/config\/lib\/format$/);
  await root.getByRole('link', { name: texts.openPlayground.en }).click();
  await expect(page).toHaveURL(/\/playground\/#state=utility\.umd$/);
  const options = page.getByRole('button', { name: 'Options' });
  await options.click();
  await expect(page.getByRole('radio', { name: 'umd' })).toBeChecked();

  // The address of the former page of the explorer.
  await page.goto('playground/?state=dependencies.cjs.bundleless.dts');
  await options.click();
  await expect(page.getByRole('radio', { name: 'cjs' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'files' })).toBeChecked();
});

test('what is selected before React is kept, and the keyboard continues from there', {
  tag: '@desktop',
}, async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('zh/config/lib/shims');
  const { radio, tab } = explorerOf(page);
  await radio('shims', '开启').check();
  await tab(/^dist\/index\.js/).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  release();
  await hydrated(page);
  await expect(tab(new RegExp(texts.terminal.zh)), 'keys before React').toBeFocused();
  await tab(/^dist\/index\.js/).click();
  await expect.poll(() => shownCode(page)).toContain('fileURLToPath');
  await radio('format', 'esm').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio('format', 'cjs')).toBeFocused();
  await expect.poll(() => shownCode(page)).toContain('__webpack_require__');
  await tab(/^dist\/index\.js/).focus();
  await page.keyboard.press('End');
  await expect(tab(new RegExp(texts.checks.zh))).toBeFocused();
  await expect.poll(() => shownCode(page)).toContain('no problems');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownCode(page)).toContain('Rslib v');
  expect(await findings(page, '[data-styles=explorer]')).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an option page shows an output and its configuration', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('config/lib/format');
    const { config, files } = recorded('utility');
    const script = files.find(({ path }) => path === 'dist/index.js')?.text;
    expect(await shownCode(page)).toBe(script?.trimEnd());
    // Playwright takes no texts from this element.
    const lines = explorerOf(page).root.locator('noscript .line');
    await expect(lines.last()).toBeVisible();
    expect((await lines.allTextContents()).join('\n')).toBe(config.trimEnd());
  });
});
