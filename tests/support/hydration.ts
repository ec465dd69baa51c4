import type { Page } from '@playwright/test';
import { hydratedEvent } from '@site/react-on-intent/hydrated-event';

/** Marks every page opened from now on when React has hydrated it. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    addEventListener(name, () =>
      document.documentElement.setAttribute('data-test-hydrated', ''),
    );
  }, hydratedEvent);
}

/** Waits until React has hydrated the page. Call `watchHydration` before opening it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-test-hydrated]', { state: 'attached' });
}

/** Presses a key that does nothing but show intent, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await hydrated(page);
}
