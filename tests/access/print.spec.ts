// Printed pages.
import { expect, type Page, test } from '@playwright/test';

const around = [
  '.rp-nav',
  '.rp-doc-layout__sidebar',
  '.rp-doc-layout__outline',
  '.rp-doc-layout__menu',
  '.rp-doc-footer',
  '[data-copy-page]',
  // A term is a button in a sentence.
  'button:not([data-term])',
].join();

async function printed(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('rspress-visited', '1');
    localStorage.setItem('rspress-theme-appearance', 'dark');
  });
  await page.emulateMedia({ media: 'print' });
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  const shown = page.locator(around).filter({ visible: true });
  expect
    .soft(
      await shown.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)),
      `printed of /${path}`,
    )
    .toEqual([]);
}

test('a guide is printed dark on white, without navigation, with addresses and all files', async ({
  page,
}) => {
  await printed(page, '');
  await printed(page, 'zh/config/');
  await printed(page, 'guide/start/');
  const { text, background } = await page
    .locator('.rp-doc p')
    .first()
    .evaluate((p) => ({
      text: getComputedStyle(p).color,
      background: getComputedStyle(document.body).backgroundColor,
    }));
  expect.soft(background, 'paper in the dark theme').toBe('rgb(255, 255, 255)');
  const [brightest = 255] = (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => b - a);
  expect.soft(brightest, `text is ${text}`).toBeLessThan(100);

  const link = page.locator('.rp-doc li a[href^="https"]').first();
  const { content, href } = await link.evaluate((a) => ({
    content: getComputedStyle(a, '::after').content,
    href: a.getAttribute('href') ?? 'no address',
  }));
  expect.soft(content, 'after an external link').toContain(href);

  const group = page.locator('fieldset').first();
  const radios = await group.locator('input').count();
  expect.soft(radios, 'files of the sample').toBeGreaterThan(1);
  const panels = await group.locator('[data-name]').evaluateAll((elements) =>
    elements.map((element) => {
      const { content } = getComputedStyle(element, '::before');
      const isNamed = content === `"${element.getAttribute('data-name')}"`;
      return isNamed && element.getBoundingClientRect().height > 0;
    }),
  );
  expect.soft(panels, 'each with its name above').toEqual(Array(radios).fill(true));
});

test('a reference page is printed with evidence and notes, and nothing is cut off', async ({
  page,
}) => {
  // The width of A4 without its margins.
  await page.setViewportSize({ width: 673, height: 986 });
  await printed(page, 'config/lib/format');
  const closed = page.locator('figure details:not([open])');
  expect(await closed.count()).toBeGreaterThan(5);
  const hidden = await closed.evaluateAll((all) =>
    all
      .filter((one) => !one.querySelector(':scope > :not(summary)')?.checkVisibility())
      .map(({ textContent }) => textContent.slice(0, 60)),
  );
  expect.soft(hidden, 'closed and not printed').toEqual([]);

  const cut = await page.locator('.rp-doc pre, .rp-doc table').evaluateAll((elements) => {
    const column = document.querySelector('main')?.getBoundingClientRect().right ?? 0;
    return elements
      .filter((element) => element.getBoundingClientRect().right > column + 1)
      .map((element) => element.textContent?.slice(0, 60));
  });
  expect.soft(cut, 'wider than the paper').toEqual([]);

  // A block that may not break leaves the rest of a page empty.
  const whole = await page.locator('.rp-doc pre').evaluateAll((all) =>
    all.flatMap((pre) => {
      const blocks: Element[] = [];
      for (let one: Element | null = pre; one; one = one.parentElement) blocks.push(one);
      const kept = blocks.find((one) => getComputedStyle(one).breakInside !== 'auto');
      return kept ? [`${kept.className}: ${pre.textContent?.slice(0, 60)}`] : [];
    }),
  );
  expect.soft(whole, 'code that is kept on one page').toEqual([]);
});
