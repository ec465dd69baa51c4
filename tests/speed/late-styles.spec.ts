// The styles that come with React change nothing of what a reader already sees.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { siteOutput } from '../support/site.ts';
import { visited } from '../support/visitor.ts';

/** One page of each kind. */
const paths = [
  '',
  'zh/',
  'guide/start/quick-start',
  'guide/basic/cli',
  'config/',
  'config/rsbuild/output',
  'zh/guide/start/glossary',
  'no-such-page',
];

/** What every element of the page looks like, in the order of the document; each text names the element first. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const values = [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}:${style.getPropertyValue(name)}`);
        return `${element.tagName}.${element.getAttribute('class')}${pseudo} ${values.join(';')}`;
      }),
    ),
  );
}

for (const path of paths) {
  test(`they move and colour nothing on /${path}`, async ({ page }) => {
    await visited(page);
    await page.goto(path);
    const before = await looks(page);
    const scripts = await page
      .locator('meta[name="intent-scripts"]')
      .getAttribute('content');
    const late = scripts?.split(' ').find((name) => /\/(home|page)\.\w+\.js$/.test(name));
    expect(late, 'the script with the late styles').toBeDefined();
    await page.addScriptTag({
      content: readFileSync(
        `${siteOutput}${new URL(late ?? '', page.url()).pathname}`,
        'utf8',
      ),
    });
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    const after = await looks(page);
    const changed = after.filter((text, index) => text !== before[index]);
    expect(changed.map((text) => text.split(' ')[0])).toEqual([]);
  });
}
