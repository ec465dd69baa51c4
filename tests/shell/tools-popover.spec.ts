import { family } from '@site/theme/tool-stack/tools';
import { holdScripts } from '../support/hold.ts';
import { hydrate } from '../support/hydration.ts';
import { selectedLanguages } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';
const assets = 'https://assets.rspack.rs/**';
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';

const button = (page: Page) => page.locator('[data-tools] > button');
const panel = (page: Page) => page.locator('#tools-popover');

test.beforeEach(async ({ page }) => {
  await page.route(assets, (route) => route.abort());
});

for (const { lang, prefix, text } of selectedLanguages('tools-popover')) {
  test(`the button before the title opens seven tools: ${lang}`, async ({ page }) => {
    await page.goto(prefix + guide);
    const name = text('familyTools');
    await expect(
      page.locator('header').getByRole('button', { name, exact: true }),
    ).toBeVisible();
    const first = await page.evaluate(() => {
      const title = document.querySelector('header a[href$="/"] img');
      const opener = document.querySelector('[data-tools] > button');
      return (
        title &&
        opener &&
        Boolean(opener.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING)
      );
    });
    expect(first).toBe(true);

    await hydrate(page);
    await button(page).click();
    await expect(panel(page).getByText(family.title[lang])).toBeVisible();
    const links = panel(page).getByRole('link');
    await expect(links).toHaveCount(family.links.length);
    for (const [index, tool] of family.links.entries()) {
      const link = links.nth(index);
      await expect(link).toContainText(tool.name);
      await expect(link).toContainText(tool.desc[lang]);
      await expect(link).toHaveAttribute('href', tool.url[lang]);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
}

test('click, Enter and Space open and close it, and the button exposes its state', async ({
  page,
}) => {
  await openHydrated(page, guide);
  await expect(button(page)).toHaveAttribute('aria-controls', 'tools-popover');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await button(page).click();
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  for (const key of ['Enter', 'Space']) {
    await button(page).press(key);
    await expect(panel(page), key).toBeVisible();
    await button(page).press(key);
    await expect(panel(page), key).toBeHidden();
  }
});

test('it opens by touch', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, guide);
  await button(page).tap();
  await expect(panel(page)).toBeVisible();
  await button(page).tap();
  await expect(panel(page)).toBeHidden();
});

test.describe('at a desk', { tag: '@desktop' }, () => {
  test('Escape closes it and gives focus back', async ({ page }) => {
    await openHydrated(page, guide);
    await button(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('a click outside and moving the focus close it', async ({ page }) => {
    await openHydrated(page, guide);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.click(width - 4, height - 4);
    await expect(panel(page)).toBeHidden();

    await button(page).press('Enter');
    await panel(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('header a:has(img)')).toBeFocused();
  });

  test('a mouse opens it by resting for 0.1 s and closes it by leaving for 0.1 s', async ({
    page,
  }) => {
    await page.clock.install();
    await openHydrated(page, guide);
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page).hover();
    await page.clock.runFor(99);
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(panel(page)).toBeVisible();
    // On its way into the panel the mouse is over neither for a moment.
    await panel(page).getByRole('link').first().hover();
    await page.clock.runFor(500);
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(1200, 800);
    await page.clock.runFor(99);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel(page)).toBeHidden();
  });

  test('what a click has opened stays when the mouse leaves', async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, guide);
    await button(page).click();
    await page.mouse.move(1200, 800);
    await page.clock.runFor(1000);
    await expect(panel(page)).toBeVisible();
  });

  test('it is below the button, aligned left, and fits the window', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, guide);
    for (const size of [
      { width: 360, height: 640 },
      { width: 390, height: 844 },
      { width: 768, height: 700 },
      { width: 769, height: 700 },
      { width: 1440, height: 900 },
      { width: 2560, height: 1200 },
    ]) {
      await page.setViewportSize(size);
      await button(page).press('Enter');
      // The page may still be laid out for its new size.
      await expect(async () => {
        const below = await panel(page).boundingBox();
        const above = await button(page).boundingBox();
        if (!below || !above) throw new Error('not shown');
        expect(below.x, `${size.width}`).toBeCloseTo(above.x, 0);
        expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
        expect(below.y - above.y - above.height).toBeLessThanOrEqual(8);
        expect(below.x + below.width).toBeLessThanOrEqual(size.width);
        expect(below.y + below.height).toBeLessThanOrEqual(size.height);
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
    }
  });

  test('it lies above the bar, and search covers it', async ({ page }) => {
    await openHydrated(page, guide);
    await button(page).press('Enter');
    const overBar = await page.evaluate(() => {
      const bar = document.querySelector('.rp-nav')?.getBoundingClientRect();
      const box = document.querySelector('#tools-popover')?.getBoundingClientRect();
      if (!bar || !box || box.top >= bar.bottom) return null;
      const at = document.elementFromPoint(box.left + 60, (box.top + bar.bottom) / 2);
      return Boolean(at?.closest('#tools-popover'));
    });
    expect(overBar).toBe(true);
    await page.keyboard.press('Control+k');
    await expect(page.locator('input:focus')).toBeVisible();
    await expect(panel(page)).toBeHidden();
  });

  test('logos come from the assets host, and only once they are looked at', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(assets, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'image/svg+xml', body: picture });
    });
    await openHydrated(page, guide);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await button(page).press('Enter');
    await panel(page).getByRole('link').last().focus();
    await expect(panel(page).locator('img')).toHaveCount(family.links.length);
    expect(asked.sort()).toEqual(family.links.map(({ logo }) => logo).sort());
  });

  test('where the host cannot be reached a drawn monogram stays', async ({ page }) => {
    await openHydrated(page, guide);
    const failed = page.waitForEvent('requestfailed');
    await button(page).press('Enter');
    await failed;
    await expect(panel(page).locator('[data-monogram]')).toHaveCount(family.links.length);
    const monograms = await panel(page).locator('[data-monogram]').allInnerTexts();
    expect(new Set(monograms).size).toBe(family.links.length);
  });

  test('it opens before React, and React takes it over open', async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto(guide);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    release();
    await page.waitForSelector('html[data-test-hydrated]', { state: 'attached' });
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('it opens and closes', async ({ page }) => {
      await page.goto(guide);
      await button(page).click();
      await expect(panel(page).getByRole('link')).toHaveCount(family.links.length);
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
    });
  });
});
