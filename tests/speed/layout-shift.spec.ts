// A page on its way: nothing that a reader sees already is moved by what comes over the network after it.
import { expect, type Page, test } from '../support/test.ts';

/** Where the text begins and how wide it is. */
const places = (page: Page) =>
  page.locator('main, h1, main p >> visible=true').evaluateAll((elements) =>
    elements.slice(0, 3).map((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return [element.tagName, x, y, width];
    }),
  );

for (const path of [
  'guide/start/quick-start',
  'zh/config/lib/format',
  'config/',
  'guide/start/explorer',
  '',
]) {
  test(`the text of /${path} stands where it will stand before its second half is there`, async ({
    page,
  }) => {
    await page.goto(path);
    const whole = await places(page);
    expect(whole.length).toBeGreaterThan(2);
    await page.route(`**/${path}`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const end = html.indexOf('<h2', html.indexOf('<main'));
      expect(end).toBeGreaterThan(0);
      await route.fulfill({ response: answer, body: html.slice(0, end) });
    });
    await page.goto(path);
    await expect(page.locator('footer, aside')).toHaveCount(0);
    expect(await places(page)).toEqual(whole);
  });
}
