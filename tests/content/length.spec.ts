// How long pages are at 1440 × 900 with evidence closed. `npm run lengths` prints all of them.
import { expect, test } from '@playwright/test';
import { base } from '@site/settings';
import { routes } from '../support/routes.ts';
import lengths from './lengths.json' with { type: 'json' };

const exceptions: Readonly<Record<string, { screens: number } | undefined>> =
  lengths.exceptions;

test.use({ viewport: { width: 1440, height: 900 } });

test('no page is longer than its kind may be', async ({ page }) => {
  // It opens every page.
  test.setTimeout(600_000);
  await page.route('**/*.js', (route) => route.abort());
  const measured: { path: string; screens: number; limit: number }[] = [];
  for (const { path: address } of routes()) {
    const path = address.slice(base.length);
    const kind = lengths.kinds.find((one) => RegExp(one.pages).test(path));
    if (!kind?.screens) continue;
    await page.goto(address);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const screens = Math.ceil(height / 90) / 10;
    measured.push({ path, screens, limit: kind.screens });
  }
  measured.sort((a, b) => b.screens - b.limit - (a.screens - a.limit));
  if (process.env.npm_lifecycle_event === 'lengths') console.table(measured);
  const wrong = measured.flatMap(({ path, screens, limit }) => {
    const allowed = exceptions[path.replace('zh/', '')]?.screens ?? limit;
    return screens > allowed ? [`/${path} has ${screens} screens, limit ${allowed}`] : [];
  });
  expect(wrong, 'shorten it, or divide it: contributing/pages.md').toEqual([]);
  const shorter = Object.entries(exceptions).filter(([name, exception]) => {
    const both = measured.filter(({ path }) => path.replace('zh/', '') === name);
    return (
      Math.max(...both.map(({ screens }) => screens)) < (exception?.screens ?? 0) - 1
    );
  });
  expect(shorter, 'lower the figure in tests/content/lengths.json').toEqual([]);
});
