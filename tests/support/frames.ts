import type { Page } from '@playwright/test';

/** Waits until so many frames have been painted, so that what the last change rendered is laid out. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (all) => {
    for (let frame = 0; frame < all; frame++)
      await new Promise((done) => requestAnimationFrame(done));
  }, count);
}
