// The second half of a page, when it arrives, does not move the first.
import { expect, type Page, test } from '../support/test.ts';

/** Position and width of the text. */
const places = (page: Page) =>
  page.locator('main, h1, main p >> visible=true').evaluateAll((elements) =>
    elements.slice(0, 3).map((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return [element.tagName, x, y, width];
    }),
  );

test('the text of a page does not move when the rest of the page arrives', async ({
  page,
}) => {
  // One of each kind.
  for (const path of ['config/lib/footer', 'config/', 'playground/', '']) {
    await page.goto(path);
    const whole = await places(page);
    expect(whole.length, path).toBeGreaterThan(2);
    await page.route(`**/${path}`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const end = html.indexOf('<h2', html.indexOf('<main'));
      expect(end, path).toBeGreaterThan(0);
      await route.fulfill({ response: answer, body: html.slice(0, end) });
    });
    await page.goto(path);
    await expect(page.locator('footer, aside')).toHaveCount(0);
    expect.soft(await places(page), path).toEqual(whole);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
