// The styles that come with React change nothing of what a reader already sees.
import { expect, type Page, test } from '@playwright/test';
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

/**
 * What the page looks like: every computed style of one element of each kind, its name first. Elements with the same tag and classes in
 * the same surroundings look alike, and a long page has tens of thousands.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = new Map<string, Element>();
    const name = (element: Element | null) =>
      `${element?.tagName}.${element?.getAttribute('class') ?? ''}`.replaceAll(' ', '.');
    for (const element of document.body.querySelectorAll('*')) {
      const kind = [element, element.parentElement, element.parentElement?.parentElement]
        .map((one) => name(one ?? null))
        .join('<');
      if (!kinds.has(kind)) kinds.set(kind, element);
    }
    return [...kinds].flatMap(([kind, element]) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo !== '' && style.content === 'none') return `${kind}${pseudo}`;
        const values = [...style]
          .filter((property) => !property.startsWith('--'))
          .map((property) => `${property}:${style.getPropertyValue(property)}`);
        return `${kind}${pseudo} ${values.join(';')}`;
      }),
    );
  });
}

for (const path of paths) {
  test(`they move and colour nothing on /${path}`, async ({ page }) => {
    test.setTimeout(90_000);
    await visited(page);
    await page.goto(path);
    const before = await looks(page);
    const scripts = await page
      .locator('meta[name="intent-scripts"]')
      .getAttribute('content');
    const late = scripts?.split(' ').find((name) => /\/(home|page)\.\w+\.js$/.test(name));
    if (!late) throw new Error(`No script with the late styles among ${scripts}`);
    await page.addScriptTag({ url: late });
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    const after = await looks(page);
    expect(after.filter((text, index) => text !== before[index])).toEqual([]);
  });
}
