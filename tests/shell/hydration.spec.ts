// Pages hydrate without a message in the console: one of each kind and those that changed, or all.
import { selectedPages } from '../support/selected-pages.ts';
import { expect, openHydrated, test } from '../support/test.ts';
import { complaintsOf } from '../support/visitor.ts';

/** Pages per test: they share a browser, and the tests are spread over workers. */
const batch = 12;
const pages = selectedPages();

for (let start = 0; start < pages.length; start += batch) {
  const own = pages.slice(start, start + batch);
  test(`pages ${start + 1} to ${start + own.length} load and hydrate without complaint`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    for (const { path } of own) {
      await openHydrated(page, path);
      expect(complaints, path).toEqual([]);
    }
  });
}
