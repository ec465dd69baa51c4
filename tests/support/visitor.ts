import type { ConsoleMessage, Page } from '@playwright/test';

/** Makes the browser one that has been here before, so that the first page is not redirected. */
export async function visited(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('rspress-visited', '1');
    } catch {
      // A sandboxed frame has no storage.
    }
  });
}

/** Makes every access to storage throw, as where the reader blocks site data. */
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

/** Paths of the documents loaded from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Collects uncaught errors, and errors and warnings on the console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Whether a console message is an error or a warning that the tests do not cause themselves. */
export function isComplaint(message: ConsoleMessage): boolean {
  if (message.text() === 'Service Worker registration blocked by Playwright')
    return false;
  return ['error', 'warning'].includes(message.type());
}
