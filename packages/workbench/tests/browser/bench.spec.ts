// A reader arranges the package and the panes, by keyboard alone where a mouse would do.
import { findings } from '@site/test-support/axe';
import { hydrate } from '@site/test-support/hydration';
import { expect, openHydrated, type Page, test } from '@site/test-support/test';
import examples from '../../src/browser/playground/examples.json' with { type: 'json' };
import { texts } from '../../src/browser/playground/texts.ts';

const tree = (page: Page) => page.getByRole('tree', { name: texts.package.en });
const row = (page: Page, name: string) =>
  tree(page).getByRole('treeitem', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const path = (page: Page) => page.getByRole('textbox', { name: texts.path.en });
const splitter = (page: Page) =>
  page.getByRole('separator', { name: texts.widthOfOutput.en });

test('files and folders are made, renamed, deleted and brought back by keyboard, and what is installed is not edited', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, 'playground/');
  await row(page, 'index.ts').click();
  await expect(tab(page, 'src/index.ts')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('F2');
  await path(page).fill('src/two words.ts');
  await path(page).press('Enter');
  await expect(page.getByText(texts.pathInvalid.en)).toBeVisible();
  await path(page).fill('src/main.ts');
  await path(page).press('Enter');
  await expect(tab(page, 'src/main.ts'), 'the file stays open').toBeVisible();
  await expect(tab(page, 'src/index.ts')).toHaveCount(0);

  await row(page, 'src').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tree(page).getByRole('treeitem', { name: 'main.ts' })).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tree(page).getByRole('treeitem', { name: 'main.ts' })).toBeFocused();
  await page.keyboard.press('p');
  await expect(row(page, 'package.json')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('F2');
  await path(page).fill('lib');
  await path(page).press('Enter');
  await expect(tab(page, 'lib/main.ts'), 'so do the files of a folder').toBeVisible();

  const removed = row(page, 'tsconfig.json');
  await removed.focus();
  await page.keyboard.press('Delete');
  await expect(removed).toBeHidden();
  await expect(tree(page).locator(':focus'), 'the next row has the focus').toBeVisible();
  await page.getByRole('button', { name: texts.undo.en }).click();
  await expect(removed).toBeVisible();

  await page.getByRole('button', { name: texts.newFile.en }).click();
  await path(page).fill('src/greet.ts');
  await path(page).press('Enter');
  const added = page.getByRole('textbox', { name: /greet\.ts/ });
  await expect(added, 'who names a file goes on to write it').toBeFocused();
  await page.keyboard.type('export {};');
  await expect(added).toContainText('export {};');

  await page.getByRole('button', { name: texts.newFolder.en }).click();
  await path(page).fill('docs');
  await path(page).press('Enter');
  await expect(row(page, 'docs')).toBeVisible();

  const installed = tree(page).getByRole('treeitem', { name: 'node_modules' });
  await expect(installed).toHaveAttribute('aria-expanded', 'false');
  await installed.focus();
  await page.keyboard.press('Delete');
  await expect(installed).toBeVisible();
  await page.keyboard.press('Enter');
  await row(page, 'round-to').click();
  await row(page, 'index.d.ts').first().click();
  const viewer = page.getByRole('textbox', { name: /read-only/ });
  await viewer.click();
  const before = await viewer.textContent();
  await page.keyboard.type('typed');
  expect(await viewer.textContent()).toBe(before);
  await tab(page, 'node_modules/').focus();
  await page.keyboard.press('Delete');
  await expect(tab(page, 'node_modules/')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

test('a file is dragged into a folder, and out of it', { tag: '@desktop' }, async ({
  page,
}) => {
  await openHydrated(page, 'playground/');
  // Its name goes on with what has changed.
  const dragged = tree(page).getByRole('treeitem', { name: /^tsconfig/ });
  await dragged.dragTo(row(page, 'src'));
  await expect(dragged).toHaveAttribute('aria-level', '2');
  await dragged.dragTo(row(page, 'package.json'));
  await expect(dragged).toHaveAttribute('aria-level', '1');
});

test('the width of a pane is kept, and a double click resets it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, 'playground/');
  await splitter(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(splitter(page)).toHaveAttribute('aria-valuenow', '46');
  const x = async () => Math.round((await splitter(page).boundingBox())?.x ?? 0);
  const moved = await x();
  await page.reload();
  expect(await x(), 'before React').toBe(moved);
  await hydrate(page);
  await page.mouse.move(moved, 400);
  await page.mouse.down();
  await page.mouse.move(moved + 100, 400, { steps: 4 });
  await page.mouse.up();
  const away = async () => Math.abs((await x()) - moved - 100);
  await expect.poll(away, 'widths are kept in tenths of a percent').toBeLessThan(2);
  await splitter(page).dblclick();
  await expect(splitter(page)).toHaveAttribute('aria-valuenow', '42');
  await expect.poll(x).toBeGreaterThan(moved);
});

test('an example has its own address, which runs nothing by itself', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, 'playground/');
  await page.getByRole('button', { name: texts.examples.en }).click();
  await page.getByRole('link', { name: examples.dual.en }).click();
  await page.waitForURL('**/playground/?example=dual');
  await expect(row(page, 'tone.ts')).toBeVisible();
  await expect(page.getByRole('button', { name: texts.run.en })).toBeVisible();
  await expect(
    page.getByText(texts.notBuilt.en),
    'not the output of another',
  ).toBeVisible();
  // Typed, not inserted: a slash is a character of the code, and no shortcut of the page.
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// typed ');
  await expect(page.locator('.cm-content')).toContainText('// typed import');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goto('playground/?example=nowhere');
  await expect(page.getByText(texts.unknownSample.en)).toBeVisible();
});
