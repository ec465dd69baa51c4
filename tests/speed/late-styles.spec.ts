// The styles that come with React change nothing of what a reader already sees.
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchHydration } from '../support/hydration.ts';
import { seeAll } from '../support/unseen.ts';
import { visited } from '../support/visitor.ts';

/** Pages of each kind (tools/rspress/late-styles/kinds.ts). */
const pages = [
  ['', 'home'],
  ['zh/', 'home'],
  ['guide/start/quick-start', 'page'],
  ['guide/basic/cli', 'page'],
  ['config/', 'overview'],
  ['config/lib/format', 'explorer'],
  ['config/rsbuild/output', 'explorer'],
  ['guide/basic/publish', 'advisor'],
  ['zh/guide/start/glossary', 'page'],
  ['no-such-page', 'not-found'],
] as const;

/**
 * What the page looks like: every computed style of one element of each kind, its name first. Elements with the same tag and classes in
 * the same surroundings look alike, and a long page has tens of thousands. What stands beside the page, a progress bar, is not the page's.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = new Map<string, Element>();
    const name = (element: Element | null) =>
      `${element?.tagName}.${element?.getAttribute('class') ?? ''}`.replaceAll(' ', '.');
    for (const element of document.querySelectorAll('#__rspress_root *')) {
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

for (const [path, kind] of pages) {
  test(`they move and colour nothing on /${path}`, async ({ page }) => {
    test.setTimeout(90_000);
    await visited(page);
    await page.goto(path);
    const before = await looks(page);
    const scripts = await page
      .locator('meta[name="intent-scripts"]')
      .getAttribute('content');
    const late = scripts?.split(' ').find((name) => name.includes(`/js/${kind}.`));
    if (!late) throw new Error(`No script with the late styles among ${scripts}`);
    await page.addScriptTag({ url: late });
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    const after = await looks(page);
    expect(after.filter((text, index) => text !== before[index])).toEqual([]);
  });
}

const sizes =
  /(?<=[; ])(?:block-size|inline-size|width|height|(?:perspective|transform)-origin|top|right|bottom|left|inset-[\w-]+|grid-template-[\w-]+):[^;]*;?/g;

/** At the fractional scale of a phone, lines come out a fraction of a pixel higher or lower from one visit to the next. */
const withoutSizes = (looks: readonly string[]) =>
  looks.map((text) => text.replaceAll(sizes, ''));

/** Pages of the other kinds, to which a page without their styles has a link. */
for (const path of ['config/', 'guide/start/explorer', 'guide/basic/publish', '']) {
  test(`who comes to /${path} by a link sees what who arrives there sees`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(90_000);
    await visited(page);
    await watchHydration(page);
    await page.goto(path);
    const { href } = new URL(page.url());
    await hydrate(page);
    await seeAll(page);
    const comparable = isMobile ? withoutSizes : (all: string[]) => all;
    const arrived = comparable(await looks(page));
    await page.goto('guide/basic/output-structure');
    await hydrate(page);
    await page.evaluate((address) => {
      const link = [...document.links].find((one) => one.href === address);
      if (!link) throw new Error(`No link to ${address}`);
      link.click();
    }, href);
    await expect(page).toHaveURL(href);
    await expect(page.locator('meta[name="intent-scripts"]')).toHaveAttribute(
      'content',
      /\/js\/page\./,
    );
    await expect(page.locator('#nprogress')).toHaveCount(0);
    // What the page before leaves behind is on its way out for a moment.
    const different = async () => {
      const followed = comparable(await looks(page));
      const all = followed.length > arrived.length ? followed : arrived;
      return all.filter((_, index) => followed[index] !== arrived[index]);
    };
    await expect.poll(different, { timeout: 20_000 }).toEqual([]);
  });
}
