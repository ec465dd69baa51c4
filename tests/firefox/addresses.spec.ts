// No address of the site sends its readers to another host.
import { hostileAddresses } from '../security/addresses.ts';
import { expect, expectOnPage, inFirefox, test } from './firefox.ts';

for (const language of ['en-US', 'zh-CN'] as const)
  test(`a reader with ${language} stays on the site`, async () => {
    await inFirefox({ language }, async (page, root) => {
      const { origin } = new URL(root);
      const place = "document.readyState + ' ' + location.origin";
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && !request.url().startsWith(`${origin}/`))
          elsewhere.push(request.url());
      });
      for (const address of hostileAddresses) {
        // A redirect replaces a page that is still being opened, which rejects.
        await page.goto(origin + address).catch(() => undefined);
        await expectOnPage(page, place, `complete ${origin}`, address);
        expect(elsewhere, address).toEqual([]);
      }
    });
  });
