import type { Page } from '@playwright/test';

/** Waits for a number of animation frames, so that the last change is rendered and laid out. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (total) => {
    for (let frame = 0; frame < total; frame++)
      await new Promise((done) => requestAnimationFrame(done));
  }, count);
}

/** Renders what `content-visibility` skips, so that its sizes are known. */
export async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.remove('unseen'));
  await frames(page, 3);
}
