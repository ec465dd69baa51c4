import type { Page } from '@playwright/test';
import type { Fault } from './fault.ts';
import { comesTrue, guide, openReady, patience } from './ready.ts';

const index = /\/static\/search_index\..*\.json$/;

/** Faults of the framework's search. */
export const searchFaults: readonly Fault[] = [
  {
    row: 'R6',
    title: 'an index that could not be had once is not asked for again',
    async shows(page, root) {
      await page.route(index, (route) => route.fulfill({ status: 500 }));
      const failed = page.waitForResponse(index);
      await openReady(page, root + guide);
      await page.keyboard.press('Control+k');
      await failed;
      await page.unroute(index);
      await page.keyboard.press('Escape');
      return !(await finds(page, 'format'));
    },
  },
  {
    row: 'R7',
    title: 'blanks around the query hide what it would find',
    async shows(page, root) {
      await openReady(page, root + guide);
      return !(await finds(page, '  format  '));
    },
  },
];

/** Whether search finds something. */
async function finds(page: Page, query: string): Promise<boolean> {
  await page.keyboard.press('Control+k');
  await page.locator('input:focus').fill(query);
  return comesTrue(
    page.locator('.rp-suggest-item, [role=option]').first().waitFor(patience),
  );
}
