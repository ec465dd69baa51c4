// Whatever the address of this site is that somebody was sent, its pages stay on this site.
import { expect, test } from '../support/test.ts';
import { hostileAddresses } from './addresses.ts';

const visitors = [
  { name: 'a first visit in English', locale: 'en-US', returns: false },
  { name: 'a first visit in Chinese', locale: 'zh-CN', returns: false },
  { name: 'a later visit', locale: 'en-US', returns: true },
] as const;

for (const { name, locale, returns } of visitors)
  test(`no address of this site leads to another one: ${name}`, async ({
    browser,
    baseURL,
  }) => {
    const { origin } = new URL(baseURL ?? '');
    const context = await browser.newContext({ locale });
    const left: string[] = [];
    await context.route('**', (route) => {
      const request = route.request();
      const isHere = request.url().startsWith(`${origin}/`);
      if (!isHere && request.isNavigationRequest()) left.push(request.url());
      // What redirects is in the page, or a script beside it.
      const redirects = ['document', 'script'].includes(request.resourceType());
      return isHere && redirects ? route.continue() : route.abort();
    });
    if (!returns)
      await context.addInitScript(() => localStorage.removeItem('rspress-visited'));
    const page = await context.newPage();
    for (const address of hostileAddresses) {
      // Written by hand: resolving it against the origin is what it tries to exploit.
      await page.goto(origin + address).catch((error) => {
        // A redirect within the site may replace a page that is still loading.
        if (!/interrupted|ERR_ABORTED|ERR_FAILED/.test(String(error))) throw error;
      });
      await page.waitForLoadState();
      expect(left, address).toEqual([]);
      expect(await page.evaluate(() => location.origin), address).toBe(origin);
    }
    await context.close();
  });

test('the prefix of the default language still leads to the page', async ({
  page,
  baseURL,
}) => {
  await page.goto('en/guide/start/quick-start?a=1#install');
  await expect(page).toHaveURL(`${baseURL}guide/start/quick-start?a=1#install`);
});
