// No address of the site sends its readers to another host.
import { hostileAddresses } from './addresses.ts';
import { expect, inFirefox, test } from './firefox.ts';

for (const language of ['en-US', 'zh-CN'] as const)
  test(`a reader with ${language} stays on the site`, async () => {
    await inFirefox({ language }, async (page, root) => {
      const site = new URL(root).origin;
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && !request.url().startsWith(`${site}/`))
          elsewhere.push(request.url());
      });
      for (const { address, kind } of hostileAddresses) {
        await page.goto(root.slice(0, -1) + address);
        // Redirects run before there is anything to see.
        await page.waitForSelector('main h1');
        expect.soft(new URL(page.url()).origin, `${kind}: ${address}`).toBe(site);
      }
      expect(elsewhere).toEqual([]);
    });
  });
