// The explorer on other pages: one option on its own page, and the demonstration of the home page.
import { expect, test } from '@playwright/test';
import labels from '@site/notes/labels.json' with { type: 'json' };
import { findings } from '../../../../tests/access/axe.ts';
import { holdScripts } from '../../../../tests/support/hold.ts';
import {
  hydrate,
  hydrated,
  watchHydration,
} from '../../../../tests/support/hydration.ts';
import { visited } from '../../../../tests/support/visitor.ts';
import { explorerOf, recorded, shownCode, texts } from './support.ts';

test('the home page and an option page show what their toggles select, and lead to the playground, as does an address of its former page', {
  tag: '@desktop',
}, async ({ page }) => {
  await visited(page);
  await watchHydration(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('');
  const { root, radio, toggle, status } = explorerOf(page);
  await expect(root.getByText(texts.invitation.en)).toBeVisible();
  await expect(root).toContainText('dist/index.d.ts');
  await hydrate(page);
  await radio('format', 'cjs').check();
  await expect(status).toContainText('format: esm → cjs');
  const added = page.locator('[data-after] .line.new').first();
  await expect(added).toHaveCSS('animation-name', /change/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(added).toHaveCSS('animation-name', 'none');
  await toggle('minify').click();
  await expect(status).toContainText('minify: off → on');
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

  await page.goto('config/lib/format');
  await hydrate(page);
  await expect(root.getByRole('switch')).toHaveCount(0);
  await radio('format', 'umd').check();
  await expect(status).toContainText('format: esm → umd');
  await expect(page).toHaveURL(/\/config\/lib\/format$/);
  await root.getByRole('link', { name: texts.openPlayground.en }).click();
  await expect(page).toHaveURL(/\/playground\/#state=utility\.umd$/);
  await expect(page.getByRole('radio', { name: 'umd' })).toBeChecked();

  // The address of the former page of the explorer.
  await page.goto('playground/?state=dependencies.cjs.bundleless.dts');
  await expect(page.getByRole('radio', { name: 'cjs' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'files' })).toBeChecked();
});

test('what is selected before the scripts load is kept, and the keyboard goes on from there', {
  tag: '@desktop',
}, async ({ page }) => {
  await visited(page);
  await watchHydration(page);
  const { release } = await holdScripts(page);
  await page.goto('zh/config/lib/shims');
  const { root, radio, toggle, tab, status } = explorerOf(page);
  await toggle('shims').click();
  release();
  await hydrated(page);
  await expect(status).toContainText('shims: 关闭 → 开启');
  await radio('format', 'esm').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio('format', 'cjs')).toBeFocused();
  await expect(status).toContainText('format: esm → cjs');
  await expect.poll(() => shownCode(page)).toContain('__webpack_require__');
  const notes = root.locator('details:visible', { hasText: labels.zh.title });
  await notes.locator('summary').click();
  const item = notes.getByRole('listitem').filter({ hasText: '__webpack_exports__' });
  await expect(item.getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/zh\/guide\/basic\/explain-output#/,
  );
  await tab(/^dist\/index\.js/).focus();
  await page.keyboard.press('End');
  await expect(tab(new RegExp(`^${texts.checks.zh}`))).toBeFocused();
  await expect(root.getByRole('tabpanel')).toContainText('publint');
  expect(await findings(page, '[data-styles=explorer]')).toEqual([]);
});
