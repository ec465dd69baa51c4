// Drawings in a page, whose texts the browser wraps.
import { expect, test } from '@playwright/test';

const pages = ['config/rsbuild/plugins-own', 'guide/advanced/css', 'guide/advanced/dts'];

test('texts of diagrams fit into their boxes, on phones and desktops', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  for (const path of [...pages, 'guide/basic/output-structure', 'guide/basic/publish'])
    for (const prefix of ['', 'zh/']) {
      await page.goto(prefix + path);
      const drawing = page.locator('figure > [role="img"]');
      await expect(drawing, `the diagram on /${prefix}${path}`).toHaveCount(1);
      for (const width of [360, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const wrong = await drawing.evaluate((grid) => {
          const right = grid.getBoundingClientRect().right;
          return [...grid.querySelectorAll('[data-kind], [data-kind] *, small')]
            .filter((one) => {
              const box = one.closest('[data-kind]') ?? grid;
              const isOut = box.scrollWidth > box.clientWidth;
              return isOut || one.getBoundingClientRect().right > right + 1;
            })
            .map((one) => one.textContent);
        });
        expect.soft(wrong, `/${prefix}${path} at ${width} px`).toEqual([]);
      }
    }
});

test('the arrows of a diagram end at their boxes', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('guide/advanced/css');
  const drawing = page.locator('figure > [role="img"]');
  const gaps = await drawing.evaluate((grid) => {
    const boxes = [...grid.querySelectorAll('[data-kind]')].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...grid.querySelectorAll('[data-way="across"], [data-way="branch"]')].map(
      (line) => {
        const { right, bottom, top } = line.getBoundingClientRect();
        const y = line.matches('[data-way="branch"]') ? bottom : (top + bottom) / 2;
        const reached = boxes.find(
          (box) =>
            Math.abs(box.left - right) < 6 && Math.abs(box.y + box.height / 2 - y) < 3,
        );
        return reached !== undefined;
      },
    );
  });
  expect(gaps).toEqual(Array(8).fill(true));
});
