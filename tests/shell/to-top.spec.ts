// The button that scrolls to the top covers nothing.
import { languages } from '../languages.ts';
import { expect, type Page, scrollTo, test } from '../support/test.ts';

const guides = ['config/lib/dts', 'config/lib/format', 'guide/migration/tsup'];
const lists = ['config/', 'guide/start/glossary'];

/** The text that is below the button, of the page or of its bars and columns. */
const coveredText = (page: Page, name: string) =>
  page.evaluate((title) => {
    const buttons = [...document.querySelectorAll(`a[title="${title}"]`)];
    const button = buttons.find((one) => one.checkVisibility());
    if (!button) return ['no button'];
    const frame = button.getBoundingClientRect();
    /** What is seen of a line within the containers that clip it. */
    const isBelow = (line: DOMRect, element: Element | null): boolean => {
      const { right, left, bottom, top } = line;
      const width = Math.min(right, frame.right) - Math.max(left, frame.left);
      const height = Math.min(bottom, frame.bottom) - Math.max(top, frame.top);
      if (width < 1 || height < 1) return false;
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const clip = box.getBoundingClientRect();
        if (getComputedStyle(box).overflowX !== 'visible' && clip.right <= frame.left)
          return false;
      }
      return true;
    };
    // In the bar it is above the text that scrolls below the bar.
    const bar = button.closest('.rp-doc-layout__menu');
    const walker = document.createTreeWalker(bar ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const covered: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent?.checkVisibility() || button.contains(node)) continue;
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((line) => isBelow(line, parent)))
        covered.push(text);
    }
    return covered;
  }, name);

for (const { lang, prefix, text } of languages)
  test(`${lang}: on long pages the button that scrolls to the top covers no text, at any position`, async ({
    page,
  }) => {
    const name = text('scrollToTopText');
    for (const path of [...guides, ...lists]) {
      await page.goto(prefix + path);
      for (const width of [390, 769, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (const part of [0.2, 0.5, 0.8, 1]) {
          const where = `/${prefix}${path} at ${width} px, ${part}`;
          await scrollTo(page, height * part);
          const button = page.getByRole('link', { name });
          await expect(button, where).toBeInViewport({ ratio: 1 });
          expect.soft(await coveredText(page, name), where).toEqual([]);
        }
      }
    }
  });
