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
];

async function printed(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('rspress-visited', '1');
    localStorage.setItem('rspress-theme-appearance', 'dark');
  });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

for (const path of ['guide/start/', 'zh/guide/start/quick-start', 'config/', '']) {
  test(`/${path} is printed without navigation and controls`, async ({ page }) => {
    await printed(page, path);
    for (const selector of around)
      for (const element of await page.locator(selector).all())
        await expect(element).toBeHidden();
    await expect(page.locator('h1').first()).toBeVisible();
  });
}

test('print is dark on white, also in the dark theme', async ({ page }) => {
  await printed(page, 'guide/start/');
  const { text, background } = await page
    .locator('.rp-doc p')
    .first()
    .evaluate((p) => ({
      text: getComputedStyle(p).color,
      background: getComputedStyle(document.body).backgroundColor,
    }));
  expect(background).toBe('rgb(255, 255, 255)');
  const [brightest = 255] = (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => b - a);
  expect(brightest).toBeLessThan(100);
});

test('an external link is printed with its address', async ({ page }) => {
  await printed(page, 'guide/start/');
  const link = page.locator('.rp-doc li a[href^="https"]').first();
  const { content, href } = await link.evaluate((a) => ({
    content: getComputedStyle(a, '::after').content,
    href: a.getAttribute('href') ?? '',
  }));
  expect(content).toContain(href);
  expect(href).toMatch(/^https:/);
});

test('all files of a sample are printed below their names', async ({ page }) => {
  await printed(page, 'guide/start/');
  const group = page.locator('fieldset').first();
  const radios = await group.locator('input').count();
  expect(radios).toBeGreaterThan(1);
  const panels = await group.locator('[data-name]').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      const name = element.getAttribute('data-name');
      const { content } = getComputedStyle(element, '::before');
      return { top, height, isNamed: content === `"${name}"` };
    }),
  );
  expect(panels).toHaveLength(radios);
  expect(panels.every(({ height, isNamed }) => height > 0 && isNamed)).toBe(true);
  const tops = panels.map(({ top }) => top);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('evidence and notes are printed although they are closed', async ({ page }) => {
  await printed(page, 'config/lib/format');
  const closed = await page.locator('figure details:not([open])').all();
  expect(closed.length).toBeGreaterThan(5);
  for (const one of closed)
    await expect(one.locator('> :not(summary)').first()).toBeVisible();
});

test('long lines of code and wide tables are not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 960 });
  await printed(page, 'config/lib/format');
  const cut = await page.locator('.rp-doc pre, .rp-doc table').evaluateAll((elements) => {
    const column = document.querySelector('main')?.getBoundingClientRect().right ?? 0;
    return elements
      .filter((element) => element.getBoundingClientRect().right > column + 1)
      .map((element) => element.textContent?.slice(0, 60));
  });
  expect(cut).toEqual([]);
});

test('a guide has no more pages than its text needs: code breaks across them', async ({
  page,
}) => {
  // The width and height of A4 without its margins.
  const [width, height] = [673, 986];
  await page.setViewportSize({ width, height });
  await printed(page, 'guide/basic/output-format');
  const needed = await page.evaluate(
    () => document.documentElement.scrollHeight / innerHeight,
  );
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.length / needed).toBeLessThan(1.15);
});
