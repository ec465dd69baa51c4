// What page views tell of a reader, on pages of this file. In a build of the site:
// tests/shell/base-path.spec.ts.
import { pageEvent } from '@site/base-theme/layout/page-event';
import { expect, test } from '@site/test-support/test';
import { loadAnalytics } from '../../src/browser/loadAnalytics.ts';

const tags = `<meta name="analytics-script" content="/never-loaded.js"><script>
  dataLayer = [];
  function gtag() { dataLayer.push([...arguments]); }
  gtag('js', 0);
  gtag('config', 'G-TEST');
</script>`;

test('a page that a search led to reports where the reader came from, and no query', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(loadAnalytics, pageEvent);
  await page.route('**/counted/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html>${tags}<a href="next?b=2&q=own">Next</a>`,
    }),
  );
  await page.goto('counted/?q=secret&a=1');
  await page.getByRole('link').click();
  await expect(page).toHaveURL(/next/);
  const reported = () => page.evaluate(() => Reflect.get(window, 'dataLayer'));
  await expect.poll(reported).toEqual([
    ['js', 0],
    [
      'set',
      {
        page_location: `${baseURL}counted/next?b=2&`,
        page_referrer: `${baseURL}counted/?a=1`,
      },
    ],
    ['config', 'G-TEST'],
  ]);
});
