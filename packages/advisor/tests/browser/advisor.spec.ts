// The exports advisor on its page: mouse, keyboard and address, both languages, before React and
// without scripts.

import { findings, findingsAsDelivered } from '@site/test-support/axe';
import { holdScripts } from '@site/test-support/hold';
import { hydrate, hydrated } from '@site/test-support/hydration';
import { english } from '@site/test-support/languages';
import { clipboardOf, expect, type Page, test } from '@site/test-support/test';
import record from '../../../../docs/advisor/proofs.json' with { type: 'json' };
import texts from '../../src/browser/texts.json' with { type: 'json' };
import { packageFor } from '../../src/format/advised.ts';

const address = 'guide/basic/publish';

const advisor = (page: Page) => page.locator('[data-advisor]');

/** The text of a shown file, without the numbers of reasons. */
function shown(page: Page, name: string): Promise<string> {
  return page
    .getByRole('figure', { name, exact: true })
    .and(page.locator('[data-advisor] figure'))
    .locator('pre code')
    .evaluate((code) => {
      const lines = [...code.querySelectorAll('.line')].map((line) => line.textContent);
      return `${lines.join('\n')}\n`;
    });
}

test('answers change the files, the proof and the address, and can be copied', async ({
  page,
}) => {
  const copied = await clipboardOf(page);
  await page.goto(address);
  const form = page.getByRole('form', { name: texts.form.en });
  await form.getByRole('checkbox', { name: texts['node-cjs'].en }).check();
  await hydrated(page);
  await form.getByRole('radio', { name: texts['node-old'].en }).check();
  await expect(advisor(page)).toHaveAttribute('data-advisor', 'esm-cjs_node18_types');
  await form.getByRole('radio', { name: texts.several.en }).check();
  const id = 'esm-cjs_node18_several_types';
  await expect(advisor(page)).toHaveAttribute('data-advisor', id);
  const advised = packageFor([
    'bundlers',
    'node-esm',
    'node-cjs',
    'several',
    'types',
    'node18',
  ]);
  expect.soft(await shown(page, 'package.json')).toBe(advised?.manifest.text);
  expect.soft(await shown(page, 'rslib.config.ts')).toBe(advised?.config.text);
  const status = page.getByRole('status').filter({ hasText: 'CommonJS' });
  await expect.soft(status).toBeVisible();
  const proof = record.items[id];
  const size = Object.values(proof.packed).reduce((sum, bytes) => sum + bytes, 0);
  await expect
    .soft(page.getByRole('region', { name: texts.proof.en }))
    .toContainText(`${Object.keys(proof.packed).length} files, ${size} B in all`);
  await expect(page).toHaveURL(
    /\?package=bundlers\.node-esm\.node-cjs\.several\.types\.node18$/,
  );

  const before = await shown(page, 'package.json');
  await page.reload();
  await hydrated(page);
  await expect(advisor(page)).toHaveAttribute('data-advisor', id);
  expect.soft(await shown(page, 'package.json'), 'after a reload').toBe(before);
  await expect(form.getByRole('radio', { name: texts.several.en })).toBeChecked();

  await page.getByRole('button', { name: texts.share.en }).click();
  await expect.poll(copied, 'the copied link').toBe(`${page.url()}#advisor`);
  await page
    .getByRole('figure', { name: 'package.json', exact: true })
    .and(page.locator('[data-advisor] figure'))
    .getByRole('button', { name: english.text('copyCode') })
    .click();
  await expect.poll(async () => `${await copied()}\n`, 'the copied file').toBe(before);

  for (const name of ['bundlers', 'node-esm', 'node-cjs'] as const)
    await form.getByRole('checkbox', { name: texts[name].en }).uncheck();
  await expect(advisor(page).getByRole('status'), 'with nothing chosen').toHaveText(
    texts['refused-nobody'].en,
  );
  await expect(advisor(page)).not.toContainText(texts.refused.en);
});

test('answers given before React are in the address and in a copied link', {
  tag: '@desktop',
}, async ({ page }) => {
  const copied = await clipboardOf(page);
  const scripts = await holdScripts(page);
  await page.goto(`zh/${address}`);
  const css = page.getByRole('radio', { name: texts['with-css'].zh });
  await css.check();
  await css.press('Enter');
  await page.getByRole('button', { name: texts.share.zh }).click();
  scripts.release();
  await hydrated(page);
  await expect(css).toBeChecked();
  await expect(page).toHaveURL(/\?package=[\w.-]+\.css\.node20-19$/);
  await expect.poll(copied, 'the copied link').toBe(`${page.url()}#advisor`);
});

test('a shared link leads to the form in both languages, whatever its answers', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`${address}?package=node-cjs.tpyes#advisor`);
  await hydrated(page);
  const form = page.getByRole('form', { name: texts.form.en });
  await expect(form.getByRole('checkbox').first()).toBeInViewport();
  const message = advisor(page).getByRole('alert');
  await expect(message).toContainText('tpyes');
  await expect(form.getByRole('checkbox', { name: texts['node-cjs'].en })).toBeChecked();
  await expect(form.getByRole('radio', { name: texts.typescript.en })).toBeChecked();
  await form.getByRole('radio', { name: texts.several.en }).check();
  await expect(message).toHaveCount(0);

  await page.goto(`${address}?package=script.types`);
  await hydrated(page);
  await expect(advisor(page)).toContainText(texts.refused.en);
  await page.getByRole('link', { name: texts.see.en }).click();
  await expect(page).toHaveURL(/#script-types$/);
  await expect(page.locator('#script-types')).toBeInViewport();
  await page.getByRole('checkbox', { name: texts.bundlers.en }).check();
  await expect(advisor(page)).toHaveAttribute('data-advisor', 'esm-script_web_types');

  await page.goto(`${address}?package=script.css.node20-19`);
  await hydrated(page);
  await page.locator('header').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh\/guide\/basic\/publish\?package=script\.css/);
  await expect(advisor(page)).toHaveAttribute('data-advisor', 'script_css');
  const chinese = page.getByRole('form', { name: texts.form.zh });
  await expect(chinese).toBeVisible();
  await expect(chinese.getByText(texts.node.zh), 'Node.js runs no scripts').toHaveCount(
    0,
  );
});

test('all questions can be answered by keyboard, each answer below the last, without accessibility mistakes', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(address);
  const gaps = await page.locator('[data-advisor] fieldset').evaluateAll((questions) =>
    questions.flatMap((question) => {
      const parts = [...question.children].map((part) => part.getBoundingClientRect());
      return parts.slice(1).map(({ top }, index) => top - (parts[index]?.bottom ?? 0));
    }),
  );
  expect(gaps.length).toBeGreaterThan(11);
  expect.soft(Math.max(...gaps.map(Math.abs)), 'gap in px').toBeLessThan(6);

  const part = '[data-advisor]';
  expect.soft(await findingsAsDelivered(page, part), 'before React').toEqual([]);
  await hydrate(page);
  await page.getByRole('checkbox', { name: texts.bundlers.en }).focus();
  for (const _ of [1, 2]) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: texts['node-cjs'].en })).toBeChecked();
  for (const _ of [1, 2]) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: texts['node-old'].en })).toBeChecked();
  await expect(advisor(page)).toHaveAttribute('data-advisor', 'esm-cjs_node18_types');
  expect.soft(await findings(page, part), 'with React').toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the default package can be read, and controls are hidden', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(texts['needs-scripts'].en)).toBeVisible();
    await expect(page.locator('[data-advisor] form')).toBeHidden();
    await expect(page.locator('[data-advisor] figure button').first()).toBeHidden();
    await expect(page.locator('[data-advisor] pre').first()).toContainText(
      '"types": "./dist/index.d.ts"',
    );
    await expect(page.getByRole('region', { name: texts.proof.en })).toBeVisible();
  });
});
