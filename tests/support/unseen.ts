import type { Page } from '@playwright/test';
import { frames } from './frames.ts';

/**
 * Renders what stands far below what is seen, as it is for a reader who has been there, and waits until it is laid out. What is not
 * rendered has no sizes to compare, and its widest code is not known yet.
 */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.remove('unseen'));
  await frames(page, 3);
}
