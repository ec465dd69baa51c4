import type { ConsoleMessage, Page } from '@playwright/test';

/** Makes the browser one that has been here before, so that no page is exchanged for the one in the browser's language. */
export async function visited(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
}

/** Makes the browser one whose reader lets no site store anything: what asks for a storage is thrown at. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
}

/** Collects what the page complains about: errors thrown, and errors and warnings on the console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Whether a message of the console is an error or a warning, and not one that only the tests cause. */
export function isComplaint(message: ConsoleMessage): boolean {
  if (message.text() === 'Service Worker registration blocked by Playwright')
    return false;
  return ['error', 'warning'].includes(message.type());
}
