// What a cold visit costs, and its budgets: npx playwright test tests/checks/sizes.spec.ts --project=tools
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Budgets, overBudget } from '../../tools/sizes/budget.ts';
import { parseBudgets } from '../../tools/sizes/budgets-file.ts';
import { loadOf } from '../../tools/sizes/first-load.ts';
import { grownSince, sharedParts } from '../../tools/sizes/growth.ts';
import { measurePages, type PageSize } from '../../tools/sizes/measure.ts';
import { partsFile, wantedBy } from '../../tools/sizes/wanted-by.ts';

test('a page asks for what its tags name, but for icons and what waits to be seen', () => {
  const html = [
    '<link rel="stylesheet" href="/b/static/a.css">',
    '<link rel="icon" href="/b/favicon.ico"><link rel="manifest" href="/b/m.json">',
    '<link rel="preload" href="/b/font.woff2?v=1"><link rel="canonical" href="https://x.org/">',
    '<meta name="intent-scripts" content="/b/one.js /b/two.js">',
    '<script>const a = \'<img src="/b/no.png">\';</script><script src="/b/early.js"></script>',
    '<img src="logo.svg"><img loading="lazy" src="/b/late.png"><img src="data:,x">',
  ].join('\n');
  expect(loadOf('guide/a.html', html, '/b/')).toEqual({
    before: ['guide/a.html', 'static/a.css', 'font.woff2', 'early.js', 'guide/logo.svg'],
    after: ['one.js', 'two.js'],
  });
});

test('a file of another host is an error', () => {
  const html = '<script src="https://other.example/a.js"></script>';
  expect(() => loadOf('a.html', html, '/')).toThrow('a.html asks another host');
});

test('pages are measured with all that their styles name, as a host sends it', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  mkdirSync(`${site}/static`);
  writeFileSync(`${site}/index.html`, '<link rel="stylesheet" href="/static/a.css">');
  writeFileSync(`${site}/static/a.css`, `/*${'a'.repeat(5000)}*/ x{src:url(f.woff2)}`);
  writeFileSync(`${site}/static/f.woff2`, randomBytes(700));
  const [size] = await measurePages(site, ['index.html'], '/');
  expect(size?.before.map(({ file }) => file)).toEqual([
    'index.html',
    'static/a.css',
    'static/f.woff2',
  ]);
  expect(size?.before[1]?.brotli).toBeLessThan(200);
  expect(size?.before[2]).toEqual({ file: 'static/f.woff2', gzip: 700, brotli: 700 });
  writeFileSync(`${site}/index.html`, '<img src="/gone.png">');
  await expect(measurePages(site, ['index.html'], '/')).rejects.toThrow('gone.png');
});

const kind = { before: { brotli: 10, gzip: 12 }, after: { brotli: 20, gzip: 24 } };
const budgets = (before: Budgets['over']['before'] = {}): Budgets => ({
  kinds: { home: { pages: '^/$', ...kind }, guide: { pages: '^/', ...kind } },
  over: { before, after: {} },
});
const part = (file: string, kib: number, gzip = kib) => ({
  file,
  brotli: kib * 1024,
  gzip: gzip * 1024,
});
const page = (html: number, script = 5, gzip = html): PageSize => ({
  page: 'guide/a.html',
  before: [part('guide/a.html', html, gzip), part('a.css', 3)],
  after: [part('lib.js', script)],
});

test('a page within its budget is no finding, to the byte', () => {
  expect(overBudget([page(7, 10)], budgets())).toEqual([]);
});

test('a page over its budget is told with its parts, the largest first, and who wants them', () => {
  const [found, ...more] = overBudget(
    [page(9)],
    budgets(),
    ({ file }) => ` (for ${file})`,
  );
  expect(more).toEqual([]);
  expect(found?.what).toContain('/guide/a costs 12.0 KiB (brotli) before the first sign');
  expect(found?.todo).toContain('guide/a.html 9.0 (for guide/a.html); a.css 3.0');
  const [after] = overBudget([page(6, 12)], budgets());
  expect(after?.what).toContain('21.0 KiB (brotli) after the first sign');
  expect(overBudget([page(7, 5, 11)], budgets())[0]?.what).toContain('14.0 KiB (gzip)');
});

test('a kind on the list is held to what stands there, and leaves it when it can', () => {
  const listed = budgets({ guide: { brotli: 12, gzip: 15, reason: 'long pages' } });
  expect(overBudget([page(9), page(3)], listed)).toEqual([]);
  expect(overBudget([page(9.5)], listed)[0]?.what).toContain('12 are allowed');
  expect(overBudget([page(9, 5, 13)], listed)[0]?.what).toContain('(gzip)');
  expect(overBudget([page(7)], listed)[0]?.what).toContain('all its pages keep');
});

test('growth of what most pages ask for is told, whatever hash its name has', () => {
  const other = { ...page(1, 9), page: 'guide/b.html' };
  const known = sharedParts([page(1), { ...page(1), page: 'guide/b.html' }]);
  expect(known.map(({ name }) => name)).toEqual(['lib.js', 'a.css', 'guide/a.html']);
  const grown = grownSince(known);
  const lib = other.after.map((one) => ({ ...one, file: 'lib.0123456789.js' }));
  expect(lib.map(grown)).toEqual([', 4.0 more than in the committed figures']);
  expect(grown(part('a.css', 3))).toBe('');
  expect(grown(part('new.js', 3))).toBe('');
});

test('what is largest in a script is told with what imports it', () => {
  const module = (name: string, importedBy: string) => ({
    module: name,
    bytes: 1,
    importedBy,
  });
  const list = ['a', 'b', 'c', 'd'].map((name) => module(name, name === 'b' ? '' : 'x'));
  const about = wantedBy({ 'lib.js': list });
  expect(about('lib.js')).toBe(' (a, imported by x; b; c, imported by x)');
  expect(about('other.js')).toBe('');
});

test('budgets without a number are refused', () => {
  const broken = { ...budgets(), kinds: { home: { pages: '^/$', before: {} } } };
  expect(() => parseBudgets(JSON.stringify(broken))).toThrow('tools/budgets.json needs');
  const silent = budgets({ guide: { brotli: 12, gzip: 15, reason: '' } });
  expect(() => parseBudgets(JSON.stringify(silent))).toThrow('tools/budgets.json needs');
  expect(parseBudgets(JSON.stringify(budgets()))).toEqual(budgets());
});

test('what is in the scripts of another build is written down apart', () => {
  const [site, other] = [partsFile('/a/doc_build'), partsFile('/a/variant-1')];
  expect(site).toBe(partsFile('doc_build'));
  expect(site).not.toBe(other);
});
