// A reader sees what a change of the package does to the output, and where a line of it comes from.
import { findings } from '@site/test-support/axe';
import { languages } from '@site/test-support/languages';
import { expect, expectBuilt, type Page, test } from '@site/test-support/test';
import { encodeProject } from '../../src/browser/playground/project/address.ts';
import { texts } from '../../src/browser/playground/texts.ts';

const result = (page: Page) => page.getByRole('region', { name: texts.result.en });
const emitted = (page: Page, name: string | RegExp) =>
  result(page).getByRole('treeitem', { name });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const editor = (page: Page) => page.getByRole('textbox', { name: /^Editor/ });
/** The first build may reload the page on its way. */
const built = (page: Page) => page.getByText(/^Built in [\d.]+ s$/);
const lines = (page: Page, kind: string) => result(page).locator(`.line.${kind}`);

/** The compiler inlines short texts. Two entries, so that one of them stays as it is. */
const linked = {
  'package.json': '{ "name": "linked", "version": "1.0.0", "type": "module" }',
  'rslib.config.ts':
    "export default { source: { entry: { index: './src/index.ts', other: './src/other.ts' } }, lib: [{}] };\n",
  'src/index.ts': `import { tone } from './tone';\n\n${Array.from('abcdefghijkl', (name) => `export const ${name} = '${name}';`).join('\n')}\nexport const last = tone;\n`,
  'src/other.ts': 'export const other = 1;\n',
  'src/tone.ts':
    "// A comment that is not in the output.\nexport const tone = 'grave and long';\n",
};

test('what a build changed is marked, folded to its surroundings, and compared with a pinned build', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`playground/#code=${await encodeProject(linked)}`);
  await page.getByRole('button', { name: texts.run.en }).click();
  await expectBuilt(built(page)).toBeVisible();
  await page.getByRole('button', { name: texts.pin.en }).click();
  const changes = result(page).getByRole('button', { name: texts.changes.en });
  await expect(changes, 'nothing has changed').toHaveCount(0);

  await tab(page, 'src/index.ts').click();
  await page.getByRole('treeitem', { name: 'tone.ts', exact: true }).click();
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.insertText("export const tone = 'acute and much longer';");
  await expectBuilt(emitted(page, /^index\.js \+\d+ B/)).toBeVisible();
  await expect(emitted(page, /^other\.js/)).not.toContainText('+');
  await expect(lines(page, 'gone')).toContainText(/grave/);
  await expect(lines(page, 'new')).toContainText(/acute and much longer/);
  await expect(lines(page, 'fold').first()).toContainText(/⋯ \d+–\d+/);
  await changes.click();
  await expect(lines(page, 'gone'), 'the file as it is').toHaveCount(0);
  await expect(lines(page, 'fold')).toHaveCount(0);

  await expect(page.getByText(texts.sincePinned.en)).toBeVisible();
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expectBuilt(changes, 'as in the pinned build').toHaveCount(0);
  await page.getByRole('button', { name: texts.unpin.en }).click();

  await test.step('a failed build is not what the next one is compared with', async () => {
    await editor(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('const = 1');
    await expectBuilt(page.getByText(/^The build failed/)).toBeVisible();
    for (const _ of 'const = 1') await page.keyboard.press('ControlOrMeta+z');
    await expectBuilt(built(page)).toBeVisible();
    await expect(emitted(page, /^other\.js/)).toBeVisible();
    await expect(emitted(page, /^other\.js/)).not.toContainText(/new|\+/);
  });
});

for (const { lang, prefix } of languages)
  test(`in ${lang}, half-typed code leaves the reader at the files of the last good build`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(`${prefix}playground/#code=${await encodeProject(linked)}`);
    await page.getByRole('button', { name: texts.run[lang] }).click();
    const output = page.getByRole('region', { name: texts.result[lang] });
    const other = output.getByRole('treeitem', { name: /^other\.js/ });
    await expectBuilt(other).toBeVisible();
    await other.click();
    await tab(page, 'src/index.ts').click();
    await page.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+End');

    const said = await statusesOf(page);
    const count = async (text: RegExp | string) =>
      (await said()).filter((one) => one.match(text)).length;
    const failed = lang === 'en' ? /^The build failed/ : /^构建失败/;
    const panel = output.getByRole('tabpanel');
    await page.keyboard.type('export function ad');
    await expectBuilt(panel).toHaveCSS('filter', /grayscale/);
    const before = await count(failed);
    await page.keyboard.type('d');
    await expectBuilt.poll(() => count(failed)).toBeGreaterThan(before);
    expect(await count(texts.stale[lang]), 'it is announced once').toBe(1);
    await expect(tab(page, texts.emitted[lang])).toHaveAttribute('aria-selected', 'true');
    await expect(other).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, RegExp(`^${texts.terminal[lang]} \\d`))).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await page.keyboard.type('() {');
    await expectBuilt(panel).toHaveCSS('filter', 'none');
    await expect(other).toHaveAttribute('aria-selected', 'true');
  });

/** Notes what the status lines of the page say from now on, and returns a function that reads it. */
async function statusesOf(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      texts.push(element?.closest('[role=status]')?.textContent ?? '');
    };
    const observer = new MutationObserver((changes) => changes.forEach(note));
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => said.jsonValue();
}

test('a first build that fails shows why, and the next one what it emitted', {
  tag: '@desktop',
}, async ({ page }) => {
  const broken = { ...linked, 'src/other.ts': 'export const other = ;\n' };
  await page.goto(`playground/#code=${await encodeProject(broken)}`);
  await page.getByRole('button', { name: texts.run.en }).click();
  await expectBuilt(tab(page, /^Terminal \d/)).toHaveAttribute('aria-selected', 'true');
  await result(page)
    .getByRole('button', { name: /^src\/other/ })
    .click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(linked['src/other.ts']);
  await expectBuilt(emitted(page, /^other\.js/)).toBeVisible();
});

test('a line of the output leads to its source and back, by pointer and by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`playground/#code=${await encodeProject(linked)}`);
  await page.getByRole('button', { name: texts.run.en }).click();
  const map = result(page).getByRole('button', { name: texts.sourceMap.en });
  await expectBuilt(built(page)).toBeVisible();
  await expect(map).toHaveAttribute('aria-pressed', 'false');
  await map.click();
  await expectBuilt(emitted(page, /^index\.js\.map/)).toBeVisible();
  await emitted(page, /^index\.js /).click();
  await expect(map).toHaveAttribute('aria-pressed', 'true');
  const changes = result(page).getByRole('button', { name: texts.changes.en });
  await changes.click();
  const line = result(page).getByRole('link', { name: /grave/ });
  await line.click();
  await expect(tab(page, 'src/tone.ts')).toHaveAttribute('aria-selected', 'true');
  await expect(editor(page)).toBeFocused();
  await expect(editor(page).locator('.cm-activeLine')).toHaveText(/tone/);
  await expect(line, 'the way back').toHaveAttribute('data-linked');

  await tab(page, 'src/index.ts').click();
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  for (const _ of 'ab') await page.keyboard.press('ArrowDown');
  const first = result(page)
    .getByRole('link', { name: /'a'|"a"/ })
    .first();
  await expect(first).toHaveAttribute('data-linked');
  await expect(line).not.toHaveAttribute('data-linked');

  await line.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tab(page, 'src/index.ts')).toHaveAttribute('aria-selected', 'true');
  await expect(editor(page).locator('.cm-activeLine')).toHaveText(/'a'/);
});
