import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { base } from '@site/settings';
import { routes } from '../../../../tests/support/routes.ts';
import { siteOutput } from '../../../../tests/support/site.ts';

/** Lines of a visible drawing that are outside of their box or of the drawing, or too small. */
const problemsOf = (svg: SVGElement | HTMLElement) => {
  const edge = svg.getBoundingClientRect();
  const boxes = [...svg.querySelectorAll('rect')].map((one) =>
    one.getBoundingClientRect(),
  );
  return [...svg.querySelectorAll('text')].flatMap((text) => {
    const { left, right, top } = text.getBoundingClientRect();
    const middle = (left + right) / 2;
    const home = boxes.find(
      (one) =>
        one.left < middle && middle < one.right && one.top < top && top < one.bottom,
    );
    const { left: from, right: to } = home ?? edge;
    const scale = edge.width / Number(svg.getAttribute('width'));
    const isSmall = Number.parseFloat(getComputedStyle(text).fontSize) * scale < 12;
    return left < from - 1 || right > to + 1 || isSmall ? [text.textContent] : [];
  });
};

test('diagrams can be read on a phone and on a desktop, and have a description', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.route('**/*.js', (route) => route.abort());
  const shown = routes().filter(({ path }) => {
    const file = path.slice(base.length).replace(/(^|\/)$/, '$1index');
    return /<figure[^>]*><div role="img"/.test(
      readFileSync(`${siteOutput}/${file}.html`, 'utf8'),
    );
  });
  expect(shown.length).toBeGreaterThan(15);
  for (const { path } of shown) {
    await page.goto(path);
    const diagram = page.locator('figure > [role="img"]');
    await expect(diagram).toHaveAccessibleName(/.{60}[.。]$/);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const drawing = diagram.locator('svg:visible');
      await expect(drawing).toHaveCount(1);
      expect(await drawing.evaluate(problemsOf), `${path} at ${width} px`).toEqual([]);
    }
  }
});
