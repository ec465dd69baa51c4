// How the site grows: npx playwright test tests/checks/growth.spec.ts --project=tools
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { placesOf, shortened } from '../../tools/growth/copies.ts';
import { readStat, treeOf } from '../../tools/growth/processes.ts';
import { type Growth, perPage, tablesOf } from '../../tools/growth/report.ts';
import { run } from '../../tools/growth/run.ts';
import { shippedOf } from '../../tools/growth/shipped.ts';

const langs = ['en', 'zh'];

test('pages have a place in each copy of their section, everything else its own', () => {
  expect(placesOf('docs/en/guide/basic/cli.mdx', 3, langs)).toEqual([
    'docs/en/guide/basic/cli.mdx',
    'docs/en/guide-2/basic/cli.mdx',
    'docs/en/guide-3/basic/cli.mdx',
  ]);
  for (const file of [
    'docs/en/index.mdx',
    'docs/en/_nav.json',
    'docs/zh/shared/esm.mdx',
    'docs/samples/a/sample.json',
    'theme/index.tsx',
  ])
    expect(placesOf(file, 3, langs)).toEqual([file]);
});

for (const times of [0, -1, 1.5, Number.NaN])
  test(`${times} times the pages is an error`, () => {
    expect(() => placesOf('docs/en/guide/a.mdx', times, langs)).toThrow('whole number');
  });

test('a short page ends after its first heading', () => {
  const front = '---\ntitle: A\noverview: true\n---\n';
  expect(shortened(`${front}\n# A {#a}\n\nText\n\n# B\n`)).toBe(`${front}\n# A {#a}\n`);
  expect(shortened(`${front}Text\n`)).toBe(front);
  expect(() => shortened('# A\n')).toThrow('no frontmatter');
});

test('a process is read whatever its program is called, and its tree is all that it started', () => {
  const line = (id: number, parent: number, name: string) =>
    `${id} (${name}) S ${parent} 1 1 0 -1 0 0 0 0 0 700 50 9 9 20 0 1 0 1 1000 2500 1`;
  const root = readStat(line(10, 1, 'a) b (c'));
  expect(root).toEqual({ id: 10, parent: 1, own: 750, pages: 2500 });
  const [child, grandchild, other] = [
    readStat(line(11, 10, 'x')),
    readStat(line(12, 11, 'x')),
    readStat(line(13, 1, 'x')),
  ];
  expect(treeOf(10, [grandchild, other, root, child])).toEqual([root, child, grandchild]);
  expect(treeOf(99, [root, child])).toEqual([]);
  expect(() => readStat('10 (node) S 1')).toThrow('/proc');
});

test('what is sent to a reader is sorted by what it is', () => {
  const part = (file: string, brotli: number) => ({ file, brotli, gzip: 0 });
  const shipped = shippedOf({
    page: 'a.html',
    before: [
      part('a.html', 1),
      part('static/css/page.0123456789.css', 2),
      part('x.svg', 64),
    ],
    after: [
      part('static/js/async/route-2l.01234567.js', 4),
      part('static/js/index.0123456789.js', 8),
      part('static/js/async/section-guide.01234567.js', 128),
      part('static/js/lib-react.0123456789.js', 16),
      part('static/js/page.0123456789.js', 32),
    ],
  });
  expect(shipped).toEqual({
    page: 'a.html',
    html: 1,
    styles: 2,
    own: 4,
    entry: 8,
    section: 128,
    others: 48,
  });
});

/** A build with so many pages, whose entry weighs 1000 bytes and 50 more for each. */
function build(times: number, pages: number): Growth {
  const shipped = [
    {
      page: 'a.html',
      html: 1024,
      styles: 0,
      own: 0,
      entry: 1000 + 50 * pages,
      section: 0,
      others: 0,
    },
  ];
  return {
    times,
    short: times > 1,
    cost: { wall: 61, cpu: 100.4, memory: 1500.4 },
    output: { files: 7, bytes: 3 * 2 ** 20, pages, lists: 2 ** 19, shipped },
  };
}

const stopped: Growth = {
  times: 100,
  short: false,
  cost: { wall: 600, cpu: null, memory: null, ended: 'stopped after 10 min' },
};

test('the tables say what a build took, what grows with the pages, and where it ended', () => {
  const builds = [build(1, 100), build(10, 1000), stopped];
  expect(perPage(builds, 'a.html', 'entry')).toBe(50);
  expect(perPage(builds, 'a.html', 'html')).toBe(0);
  expect(perPage([build(1, 100), stopped], 'a.html', 'entry')).toBeUndefined();
  const text = tablesOf(builds);
  expect(text).toContain(
    '| 1000 (× 10, short) | 61 s | 100 s | 1500 MiB | 3.0 MiB | 7 | 0.5 MiB |',
  );
  expect(text).toContain('| (× 100: stopped after 10 min) | 600 s | – | – | – | – | – |');
  expect(text).toContain('| a.html: entry | 5.9 | 49.8 | – | 50.0 |');
});

const log = () => path.join(mkdtempSync(path.join(tmpdir(), 'growth-')), 'log');
const plenty = { minutes: 10, memory: 10_000 };

test('a command is run to its end, and how it ended is told', async () => {
  const options = { cwd: '.', log: log(), env: process.env };
  const node = (code: string) => [process.execPath, '-e', code];
  expect((await run(node(''), options, plenty)).ended).toBeUndefined();
  expect((await run(node('process.exit(3)'), options, plenty)).ended).toBe(
    'ended with 3',
  );
  expect((await run(['no-such-program'], options, plenty)).ended).toContain('ENOENT');
});

test('a command that takes more than it may is stopped, and so is what it started', async () => {
  test.skip(process.platform !== 'linux', 'memory is read from /proc');
  const code = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); setInterval(() => {}, 1000)`;
  const options = { cwd: '.', log: log(), env: process.env };
  const cost = await run([process.execPath, '-e', code], options, {
    minutes: 10,
    memory: 1,
  });
  expect(cost.ended).toMatch(/^stopped at \d+ MiB$/);
  expect(cost.memory).toBeGreaterThan(1);
});
