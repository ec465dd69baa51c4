import { holdScripts } from '../support/hold.ts';
import { hydrate, hydrated } from '../support/hydration.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { isComplaint } from '../support/visitor.ts';

const guide = 'guide/start/quick-start';

test('no script of the framework is loaded before intent', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['', guide, 'zh/config/lib/format']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(scripts).toEqual([]);
});

test('scrolling to an anchor on load is not intent', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${guide}#next-steps`, { waitUntil: 'networkidle' });
  await expect(page.locator('#next-steps')).toBeInViewport();
  expect(scripts).toEqual([]);
});

for (const [name, reach] of Object.entries({
  'pointing at a link': (link) => link.hover(),
  'focusing a link': (link) => link.focus(),
} satisfies Record<string, (link: Locator) => Promise<void>>)) {
  test(`${name} prefetches its page, and loads no script`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const { asked } = await holdScripts(page);
    await page.goto(guide);
    await reach(page.locator('main a[href^="/"]:visible').first());
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(1);
    expect(asked).toEqual([]);
  });
}

test('a link on the way of the pointer loads its page and nothing else', {
  tag: '@desktop',
}, async ({ page }) => {
  const { asked } = await holdScripts(page);
  await page.goto(guide);
  const link = page
    .locator('.rp-doc-layout__sidebar')
    .getByRole('link', { name: 'Command-line programs' });
  const box = await link.boundingBox();
  // Down the sidebar, over groups that open and close.
  await page.mouse.move(150, 90);
  await page.mouse.move(150, (box?.y ?? 0) + 10, { steps: 40 });
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/solution\/cli$/);
  // Its text has to be there before it can be scrolled.
  await page.waitForLoadState();
  await page.evaluate(() => window.scrollBy({ top: 600, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-nav-hidden');
  expect(asked).toEqual([]);
});

test('pages may be prerendered until React follows links itself', async ({ page }) => {
  await page.goto(guide);
  const rules = page.locator('script[type=speculationrules]');
  await expect(rules).toHaveCount(1);
  expect(JSON.parse((await rules.textContent()) ?? '').prerender[0].eagerness).toBe(
    'moderate',
  );
  await hydrate(page);
  await expect(rules).toHaveCount(0);
});

const moving = 'no-preference' as const;
const reduced = 'reduce' as const;

for (const { title, tag, reducedMotion, fades } of [
  { title: 'fades in', tag: ['@desktop'], reducedMotion: moving, fades: true },
  {
    title: 'opens at once on a phone',
    tag: ['@phone'],
    reducedMotion: moving,
    fades: false,
  },
  {
    title: 'opens at once with reduced motion',
    tag: [],
    reducedMotion: reduced,
    fades: false,
  },
]) {
  test(`another document ${title}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) =>
        document.documentElement.toggleAttribute(
          'data-test-transition',
          Boolean(Reflect.get(event, 'viewTransition')),
        ),
      );
    });
    await page.goto(guide);
    await page.locator('main a[href$="/guide/basic/output-format"]').first().click();
    await expect(page.locator('h1')).toContainText('Output formats');
    await expect(page.locator('html[data-test-transition]')).toHaveCount(fades ? 1 : 0);
  });
}

const intents: Record<string, (page: Page) => Promise<unknown>> = {
  'a key': (page) => page.keyboard.press('Shift'),
  'the focus on a control': (page) => page.locator('[data-switch-appearance]').focus(),
};

for (const [name, show] of Object.entries(intents)) {
  test(`${name} loads React, and the page hydrates without complaint`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (isComplaint(message)) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(guide, { waitUntil: 'load' });
    await show(page);
    await hydrated(page);
    expect(complaints).toEqual([]);
  });
}

test('a click on the theme switch before React switches once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const scripts = await holdScripts(page);
  await page.goto(guide);
  await page.locator('[data-switch-appearance]').click();
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
  scripts.release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(
    await page.evaluate(() => localStorage.getItem('rspress-theme-appearance')),
  ).toBe('dark');
});
