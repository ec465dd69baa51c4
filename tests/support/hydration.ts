import type { Page } from '@playwright/test';
import { hydratedEvent } from '@site/react-on-intent/hydrated-event';

/** Notes on every page that is opened from now on when React takes over. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    addEventListener(name, () =>
      document.documentElement.setAttribute('data-test-hydrated', ''),
    );
  }, hydratedEvent);
}

/** Waits until React has taken over the page. `watchHydration` has to come before the page is opened. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-test-hydrated]', { state: 'attached' });
}

/** Shows intent without touching anything, and waits until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await hydrated(page);
}
