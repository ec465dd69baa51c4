// How long pages are at 1440 × 900 with evidence closed. `npm run lengths` prints all of them and
// lowers the figures of the exceptions; otherwise only selected pages are measured.
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { base } from '@site/settings';
import { routes } from '../support/routes.ts';
import { selectedPages } from '../support/selected-pages.ts';
import lengths from './lengths.json' with { type: 'json' };

const exceptions: Readonly<Record<string, number>> = lengths.exceptions;

test.use({ viewport: { width: 1440, height: 900 } });

test('no page is longer than its kind may be', async ({ page }) => {
  // It may open every page.
  test.setTimeout(600_000);
  await page.route('**/*.js', (route) => route.abort());
  const isChore = process.env.npm_lifecycle_event === 'lengths';
  const measured: { path: string; screens: number; limit: number }[] = [];
  for (const { path: address } of isChore ? routes() : selectedPages()) {
    const path = address.slice(base.length);
    const limit = lengths.kinds.find((one) => RegExp(one.pages).test(path))?.screens;
    if (!limit) continue;
    await page.goto(address);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    measured.push({ path, screens: Math.ceil(height / 90) / 10, limit });
  }
  measured.sort((a, b) => b.screens / b.limit - a.screens / a.limit);
  if (isChore) {
    console.table(measured);
    const lower = Object.entries(exceptions).flatMap(([name, figure]) => {
      const both = measured.filter(({ path }) => path.replace('zh/', '') === name);
      const screens = Math.max(...both.map((one) => one.screens));
      const isStillLong = both.some((one) => screens > one.limit);
      return isStillLong ? [[name, Math.min(figure, Math.ceil(screens))]] : [];
    });
    const changed = { ...lengths, exceptions: Object.fromEntries(lower) };
    writeFileSync('tests/content/lengths.json', `${JSON.stringify(changed, null, 2)}\n`);
  }
  const tooLong = measured.flatMap(({ path, screens, limit }) => {
    const allowed = exceptions[path.replace('zh/', '')] ?? limit;
    return screens > allowed ? [`/${path} has ${screens} screens, limit ${allowed}`] : [];
  });
  expect(tooLong, 'shorten it, or divide it: contributing/pages.md').toEqual([]);
});
