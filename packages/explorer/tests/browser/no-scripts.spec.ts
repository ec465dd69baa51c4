// Without scripts the explorer shows all of one build.
import { expect, test } from '@playwright/test';
import { explorerOf, page as path, recorded, texts } from './support.ts';

test.use({ javaScriptEnabled: false });

test('config, sizes, every file and the verdicts are readable', async ({ page }) => {
  await page.goto(path);
  const { root } = explorerOf(page);
  const { files, config, manifest, verdicts } = recorded('utility');
  const text = await root.innerText();
  const flat = (code: string) => code.replaceAll(/\s+/g, ' ').trim();
  for (const part of [config, manifest, ...files.map((file) => file.text)])
    expect(flat(text)).toContain(flat(part));
  for (const file of files) expect(text).toContain(file.path);
  expect(text).toContain(verdicts?.publint.command);
  await expect(root.getByText(texts.noScripts.en)).toBeVisible();
  await expect(root.getByRole('radio').first()).toBeHidden();
  await expect(root.getByRole('switch').first()).toBeHidden();
});
