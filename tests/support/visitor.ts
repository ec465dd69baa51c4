import type { Page } from '@playwright/test';

/** For a browser to run in each new document: one that has been here before is not redirected. */
export function rememberVisit(): void {
  try {
    localStorage.setItem('rspress-visited', '1');
  } catch {
    // A sandboxed frame has no storage, and neither has a blank page.
  }
}

/** Makes the browser one that has been here before, so that the first page is not redirected. */
export async function visited(page: Page): Promise<void> {
  await page.addInitScript(rememberVisit);
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

/** Collects uncaught errors, and errors and warnings on the console that no test causes itself. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOwn = message.text() === 'Service Worker registration blocked by Playwright';
    if (!isOwn && ['error', 'warning'].includes(message.type()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
