import type { Frame, Page } from '@playwright/test';

/** Address of a page that both sites have. */
export const guide = 'guide/start/quick-start';

/** Opens a page of either site and waits until React works it; ours loads React on the first sign of intent. */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await ready(page.mainFrame());
}

/** Waits until React has taken over the links of a page, whichever site it belongs to. Throws when it does not. */
export async function ready(frame: Frame): Promise<void> {
  await frame.waitForFunction(
    () =>
      Object.keys(document.querySelector('header a') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    undefined,
    patience,
  );
}

/** Whether something that is waited for comes. */
export function comesTrue(waiting: Promise<unknown>): Promise<boolean> {
  return waiting.then(
    () => true,
    () => false,
  );
}

/** How long a fault may take to show, or a page to heal. */
export const patience = { timeout: 5_000 };
