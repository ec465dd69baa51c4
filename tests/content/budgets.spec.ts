// What a first visit to each page downloads: tools/budgets.json says how much it may be.
import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { base } from '@site/settings';
import budgets from '../../tools/budgets.json' with { type: 'json' };
import { kindOf } from '../../tools/checks/pages/length.ts';
import { routes } from '../support/routes.ts';
import { built, siteOutput } from '../support/site.ts';
import { type Weight, weigh } from './weight.ts';

test('no page costs more than its kind may', () => {
  const pages = routes().map(({ path }) => path.slice(base.length));
  const early: number[] = [];
  const over = pages.flatMap((path) => {
    const page = path.replace(/(^|\/)$/, '$1index').concat('.html');
    const [, kind] = kindOf(page, budgets.kinds);
    const { before, after } = weigh(siteOutput, page, base);
    early.push(totalOf(before));
    return [
      ...excess(`/${path}, before intent`, before, kind.before),
      ...excess(`/${path}, after intent`, after, kind.after),
    ];
  });
  expect(over, 'make one of the named files smaller, or load it later').toEqual([]);
  const median = early.sort((a, b) => a - b)[Math.floor(early.length / 2)];
  expect(median, 'KiB of the median page, at most').toBeLessThanOrEqual(budgets.median);
});

const kib = (text: string) => brotliCompressSync(text).length / 1024;

test(`the inline scripts of a page are at most ${budgets.inlineScripts} KiB`, () => {
  for (const page of [
    'index.html',
    'zh/config/lib/dts.html',
    '404.html',
    'zh/404.html',
  ]) {
    const html = built(page);
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, text]) => text,
    );
    expect(scripts.length, page).toBeGreaterThan(0);
    expect(kib(scripts.join('')), page).toBeLessThanOrEqual(budgets.inlineScripts);
  }
});

test('the names that search answers with first are at most 20 KiB a language', () => {
  const names = readdirSync(`${siteOutput}/static/search`).filter((file) =>
    file.startsWith('names.'),
  );
  expect(names).toHaveLength(2);
  for (const file of names)
    expect(kib(built(`static/search/${file}`)), file).toBeLessThanOrEqual(20);
});

function totalOf(files: readonly Weight[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function excess(what: string, files: readonly Weight[], limit: number): string[] {
  const total = totalOf(files);
  if (total <= limit) return [];
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, 5);
  const parts = largest.map(({ file, size }) => `${file} ${size.toFixed(1)}`);
  return [
    `${what}: ${total.toFixed(1)} KiB, limit ${limit}. Largest: ${parts.join(', ')}`,
  ];
}
