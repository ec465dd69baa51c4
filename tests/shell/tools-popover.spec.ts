// The tools of the family. What the popover says: tests/content/bar.spec.ts.
import { family } from '@site/theme/tool-stack/tools';
import { holdScripts } from '../support/hold.ts';
import { hydrated } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/faq/';
const assets = 'https://assets.rspack.rs/**';
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';

const button = (page: Page) => page.locator('[data-tools] > button');
const panel = (page: Page) => page.locator('#tools-popover');

async function expectOpen(page: Page, isOpen: boolean, how: string) {
  await expect(panel(page), how).toBeVisible({ visible: isOpen });
  await expect(button(page), how).toHaveAttribute('aria-expanded', `${isOpen}`);
}

test('it opens and closes by click, keys and focus, even before React', async ({
  page,
}) => {
  await page.route(assets, (route) => route.abort());
  const { release } = await holdScripts(page);
  await page.goto(guide);
  await button(page).click();
  await expect(panel(page), 'before React').toBeVisible();
  release();
  await hydrated(page);
  await expectOpen(page, true, 'React takes it over open');
  await page.keyboard.press('Escape');
  await expectOpen(page, false, 'by Escape');

  await button(page).click();
  await expectOpen(page, true, 'by a click');
  await button(page).click();
  await expectOpen(page, false, 'by a second click');
  await button(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(page, false, 'by Escape in a link');
  await expect(button(page), 'Escape gives the focus back').toBeFocused();

  await button(page).click();
  await expectOpen(page, true, 'by a click');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width - 4, height - 4);
  await expectOpen(page, false, 'by a click outside');

  await button(page).press('Enter');
  await panel(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expectOpen(page, false, 'by moving the focus');
  await expect(page.locator('header a:has(img)')).toBeFocused();
});

test('a mouse opens and closes it after 0.1 s, unless a click opened it', async ({
  page,
}) => {
  await page.route(assets, (route) => route.abort());
  await page.clock.install();
  await page.goto(guide);
  await button(page).hover();
  await expect(panel(page), 'the mouse came before React').toBeVisible();
  await page.mouse.move(700, 700);
  await expect(panel(page)).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page).hover();
  await page.clock.runFor(99);
  await expect(panel(page), 'after 99 ms').toBeHidden();
  await page.clock.runFor(1);
  await expect(panel(page), 'after 100 ms').toBeVisible();
  // On its way into the panel the mouse is over neither for a moment.
  await panel(page).getByRole('link').first().hover();
  await page.clock.runFor(500);
  await expect(panel(page), 'with the mouse in it').toBeVisible();
  await page.mouse.move(1200, 800);
  await page.clock.runFor(99);
  await expect(panel(page), '99 ms after leaving').toBeVisible();
  await page.clock.runFor(1);
  await expect(panel(page), '100 ms after leaving').toBeHidden();

  await button(page).click();
  await page.mouse.move(1200, 800);
  await page.clock.runFor(1000);
  await expect(panel(page), 'what a click has opened').toBeVisible();
});

test('it is below its button at every size, and loads logos when seen', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(assets, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: picture });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, guide);
  await page.waitForLoadState('networkidle');
  expect(asked, 'before it is opened').toEqual([]);
  for (const [width, height] of [
    [360, 640],
    [768, 700],
    [769, 700],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page).press('Enter');
    // The page may still be laid out for its new size.
    await expect(async () => {
      const [opener, box] = [
        await button(page).boundingBox(),
        await panel(page).boundingBox(),
      ];
      if (!opener || !box) throw new Error('The button or its popover has no box.');
      expect(Math.abs(box.x - opener.x), 'aligned').toBeLessThan(1);
      const gap = box.y - opener.y - opener.height;
      expect(gap, 'below').toBeGreaterThanOrEqual(0);
      expect(gap, 'below').toBeLessThanOrEqual(8);
      expect(box.x + box.width, 'within the window').toBeLessThanOrEqual(width);
      expect(box.y + box.height, 'within the window').toBeLessThanOrEqual(height);
    }, `${width} × ${height}`).toPass();
    const arrows = await panel(page).evaluate((box) =>
      ['::before', '::after'].map((part) => getComputedStyle(box, part).content),
    );
    expect(arrows).toEqual(['none', 'none']);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page).press('Enter');
  const isOverBar = await panel(page).evaluate((box) => {
    const { left, top } = box.getBoundingClientRect();
    return box.contains(document.elementFromPoint(left + 60, top + 4));
  });
  expect(isOverBar).toBe(true);
  await panel(page).getByRole('link').last().focus();
  await expect(panel(page).locator('img')).toHaveCount(family.links.length);
  await expect
    .poll(() => [...asked].sort(), 'the logos')
    .toEqual(family.links.map(({ logo }) => logo).sort());

  await page.keyboard.press('Control+k');
  await expect(page.locator('input:focus')).toBeVisible();
  await expect(panel(page), 'search covers it').toBeHidden();
});
