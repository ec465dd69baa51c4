import { expect, openHydrated, type Page, test } from '../../support/test.ts';
import { site } from './site.ts';

const image = (page: Page) => page.locator('main img');
const button = (page: Page) => page.getByRole('button', { name: /^Enlarge image/ });
const opened = (page: Page) => page.locator('.medium-zoom-image--opened');

/** Waits until the image is enlarged: until then it ignores keys and clicks. */
async function expectEnlarged(page: Page, how: string): Promise<void> {
  await expect(opened(page), how).toHaveCount(1);
  await opened(page).evaluate((element) =>
    Promise.all(
      element.getAnimations().map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

const expectClosed = (page: Page, how: string) =>
  expect(opened(page), how).toHaveCount(0);

test('an image is enlarged and closed by mouse and keyboard, also before React', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${site.root}parts`);
  await expect(button(page)).toHaveAccessibleName('Enlarge image: A grey square');
  await button(page).click({ position: { x: 20, y: 20 } });
  await expectEnlarged(page, 'by a click before React');
  const overlay = page.locator('.medium-zoom-overlay');
  await expect(overlay).toHaveCSS('transition-duration', '0.3s');
  expect(await overlay.evaluate(({ style }) => style.background)).toBe('var(--rp-c-bg)');
  await page.mouse.click(1400, 5);
  await expectClosed(page, 'by a click outside');

  await button(page).press('Enter');
  await expectEnlarged(page, 'by keyboard');
  await page.keyboard.press('Escape');
  await expectClosed(page, 'by Escape');
  await expect(button(page)).toBeFocused();

  await button(page).press('Enter');
  await expectEnlarged(page, 'again');
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ ...size, width: size.width - 140 });
  await expectClosed(page, 'by a resize');

  await button(page).press('Enter');
  await expectEnlarged(page, 'again');
  const scroll = (by: number) =>
    page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
  await scroll(40);
  await page.clock.runFor(400);
  await expectEnlarged(page, 'after scrolling by 40 px');
  await scroll(1);
  await expectClosed(page, 'by scrolling further than 40 px');

  await openHydrated(page, `${site.root}parts?globalUIComponents=0`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await button(page).click();
  // Had the click asked for a script, it would have been the first request.
  await page.evaluate(() => fetch('/picture.svg?again'));
  expect(asked, 'after a click where the address switches it off').toEqual([
    '/picture.svg',
  ]);
  await openHydrated(page, `${site.root}plain`);
  await expect(image(page)).toBeVisible();
  await expect(button(page), 'where the page switches it off').toHaveCount(0);
});
