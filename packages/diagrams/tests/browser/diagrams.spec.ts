// Drawings in a page. That their lines fit into their boxes is tested with the drawings themselves.
import { expect, test } from '@playwright/test';

test('phones and desktops show their own drawing, with letters of at least 12 pixels', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  for (const path of ['guide/advanced/dts', 'zh/guide/basic/output-format']) {
    await page.goto(path);
    const diagrams = page.locator('figure > [role="img"]');
    expect(await diagrams.count(), `diagrams on /${path}`).toBeGreaterThan(0);
    const shown: (string | null)[] = [];
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const drawing = diagrams.first().locator('svg:visible');
      await expect(drawing).toHaveCount(1);
      shown.push(await drawing.getAttribute('width'));
      const letters = await drawing.evaluate((svg) => {
        const scale =
          svg.getBoundingClientRect().width / Number(svg.getAttribute('width'));
        return [...svg.querySelectorAll('text, tspan')].map(
          (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
        );
      });
      expect
        .soft(Math.min(...letters), `/${path} at ${width} px`)
        .toBeGreaterThanOrEqual(12);
    }
    expect.soft(shown[0], `one drawing for both sizes on /${path}`).not.toBe(shown[1]);
  }
});
