// A reader goes from what a checker reports to the field of package.json that it is about.
import { languages } from '@site/test-support/languages';
import { expect, expectBuilt, test } from '@site/test-support/test';
import { encodeProject } from '../../src/browser/playground/project/address.ts';
import { texts } from '../../src/browser/playground/texts.ts';

/** Its types are those of ES modules, also for `require`. */
const linked = {
  'package.json': `{
  "name": "linked",
  "version": "1.0.0",
  "type": "module",
  "module": "./dist/nowhere.js",
  "exports": {
    ".": {
      "types": "./dist/index.d.ts",
      "import": "./dist/index.js",
      "require": "./dist/index.cjs"
    }
  }
}
`,
  'rslib.config.ts':
    "export default { lib: [{ format: 'esm', dts: true }, { format: 'cjs' }] };\n",
  'src/index.ts': 'export const answer = 42;\n',
  'tsconfig.json': '{ "compilerOptions": { "rootDir": "src" }, "include": ["src"] }',
};

for (const { lang, prefix } of languages)
  test(`in ${lang}, reports of checks lead to the fields that they are about, also by keyboard`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(`${prefix}playground/#code=${await encodeProject(linked)}`);
    await page.getByRole('button', { name: texts.run[lang] }).click();
    const checks = page.getByRole('tab', { name: RegExp(`^${texts.checks[lang]} \\d`) });
    await expectBuilt(checks).toBeVisible();
    await checks.click();
    const places = page.getByRole('list', { name: texts.problems[lang] });
    const current = page.locator('.cm-activeLine');
    await places
      .getByRole('button', { name: /^package\.json:5:3 error: .*module/ })
      .click();
    await expect(current).toContainText('"module"');
    await places
      .getByRole('button', { name: /^package\.json:7:5 \. +node16-cjs: / })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.cm-content')).toBeFocused();
    await expect(current).toContainText('".": {');
  });
