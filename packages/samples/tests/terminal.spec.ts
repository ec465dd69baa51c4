// Terminal output is recorded as the same lines in every run and on every machine.
import { expect, test } from '@playwright/test';
import { replacementsFor } from '../src/build/scratch.ts';
import { joinTsgoLines, terminalLines } from '../src/build/terminal.ts';

const esc = String.fromCharCode(27);

test('colours, overwritten lines and surrounding blanks are removed', () => {
  const text = `\n${esc}[32mready${esc}[39m  \nold\rnew\r\n\nend\n\n`;
  expect(terminalLines(text)).toEqual(['ready', 'new', '', 'end']);
});

test('durations are replaced, other numbers are kept', () => {
  const text =
    'built in 0.10s\nbuilt in 12 ms\ngenerated in 1 m 3.5 s (esm)\n0.04 kB in 2 files';
  expect(terminalLines(text)).toEqual([
    'built in … s',
    'built in … s',
    'generated in … s (esm)',
    '0.04 kB in 2 files',
  ]);
});

test('paths of the machine are replaced', () => {
  const lines = terminalLines('in /elsewhere/x/src\nsee ../../../node_modules/a', [
    ['/elsewhere/x', '/project'],
    [/(?:\.\.\/)*node_modules\//g, './node_modules/'],
  ]);
  expect(lines).toEqual(['in /project/src', 'see ./node_modules/a']);
});

test('paths that Sass prints are relative to the package', () => {
  const folder = '/elsewhere/.cache/rslib-samples-a1B2c3/alerts';
  const line =
    '  │ ../../../../.cache/rslib-samples-a1B2c3/alerts/src/old.scss 1:9  root stylesheet';
  expect(terminalLines(line, replacementsFor(folder))).toEqual([
    '  │ src/old.scss 1:9  root stylesheet',
  ]);
});

test('noise is removed', () => {
  const noise = [
    'ObjectRef is not unref, it considered as a memory leak',
    '    at Module._compile (node:internal/modules/cjs/loader:1554:14)',
    '    at process.emit (node:events:524:28)',
    '    at start (file:///project/node_modules/@rslib/core/dist/cli.js:1:2)',
    '    at async Promise.all (index 0)',
    'Node.js v20.20.2',
    '[tsgo] ',
  ];
  expect(terminalLines(['a', ...noise, 'b'].join('\n'))).toEqual(['a', 'b']);
});

test('the version of Node.js in a message is replaced', () => {
  const text = 'needs Node.js >= 25.7.0, but the current version is ';
  expect(terminalLines(`${text}20.20.2.`)).toEqual([`${text}….`]);
});

test('declaration bundles of a lib are sorted by path', () => {
  const bundled = (file: string, lib: string) =>
    `ready   declaration files bundled successfully: dist/${file}.d.ts in 1 s (${lib})`;
  const printed = [
    'info    build started...',
    bundled('parse', 'cjs'),
    bundled('parse', 'esm'),
    bundled('index', 'esm'),
    bundled('index', 'cjs'),
    '',
    'File (esm)  Size',
    'File (cjs)  Size',
  ];
  const lines = terminalLines(printed.join('\n'));
  expect(lines.map((line) => /dist\/(\w+).*\((\w+)\)/.exec(line)?.slice(1))).toEqual([
    undefined,
    ['index', 'esm'],
    ['parse', 'esm'],
    ['index', 'cjs'],
    ['parse', 'cjs'],
    undefined,
    undefined,
    undefined,
  ]);
});

test.describe('libs that build at the same time', () => {
  const start = 'info    build started...';
  const tables = ['', 'File (esm)  Size', 'dist/a.js  1 kB', '', 'File (cjs)  Size'];
  const expected = [
    start,
    'ready   built in … s (esm)',
    'ready   built in … s (cjs)',
    'start   generating declaration files... (esm)',
    'start   generating declaration files... (cjs)',
    'ready   declaration files generated with tsgo in … s (esm)',
    'ready   declaration files generated with tsgo in … s (cjs)',
  ];
  const orders = [
    [1, 2, 3, 4, 5, 6],
    [2, 1, 4, 3, 6, 5],
    [2, 4, 1, 6, 3, 5],
  ];
  for (const order of orders) {
    test(`are recorded in one order, not ${order.join('')}`, () => {
      const lines = [start, ...order.map((index) => expected[index]), ...tables];
      expect(terminalLines(lines.join('\n'))).toEqual([...expected, ...tables]);
    });
  }
});

test('an internal error of API Extractor stays behind the libs that succeeded', () => {
  const ordered = [
    'info    build started...',
    'info    declaration files prepared with tsgo in … s (bundle)',
    'ready   declaration files generated with tsgo in … s (true)',
    'error   [api-extractor] Internal Error: Unable to analyze the export "a" in',
    '/project/.rstack/declarations/bundle/a.d.ts',
    '',
    'File (true)          Size',
    'dist/true/index.js   0.07 kB',
  ];
  const printed = [0, 1, 3, 4, 2, 5, 6, 7].map((index) => ordered[index]);
  expect(terminalLines(printed.join('\n'))).toEqual(ordered);
});

test('steps of bundled declarations stay in order if a build ends between them', () => {
  const ordered = [
    'info    build started...',
    'ready   built in … s (cjs)',
    'ready   built in … s (esm)',
    'start   generating declaration files... (esm)',
    'info    declaration files prepared with tsgo in … s (esm)',
    'ready   declaration files bundled successfully: dist/a.d.ts in … s (esm)',
  ];
  const printed = [0, 1, 3, 2, 4, 5].map((index) => ordered[index]);
  expect(terminalLines(printed.join('\n'))).toEqual(ordered);
});

test('compiler errors follow the start of declarations, with their lines', () => {
  const complaint = [
    "error   [tsc] src/index.ts:1:39 - TS2307: Cannot find module './A.vue'.",
    "1 export { default as A } from './A.vue';",
  ];
  const begin = ['info    build started...', 'ready   built in … s'];
  const start = 'start   generating declaration files... (esm)';
  const end = 'error   Failed to generate declaration files. (esm)';
  const expected = [...begin, start, ...complaint, end];
  for (const printed of [expected, [...begin, ...complaint, start, end]])
    expect(terminalLines(printed.join('\n'))).toEqual(expected);
});

test('errors keep the lines that explain them', () => {
  const block = ['error   Build errors: ', 'File: ./src/index.ts', '  × Not found', ''];
  const failed = 'error   build failed in … s (esm)';
  const lines = [
    ['info    build started...', failed, ...block, 'error   Failed to build.'],
  ];
  expect(terminalLines(lines.flat().join('\n'))).toEqual(
    lines.flat().map((line) => line.trimEnd()),
  );
});

test('compiler messages are complete, no matter where the pipe split them', () => {
  const message = `${esc}[96msrc/a.ts${esc}[0m:1 - error TS1: Wrong.`;
  const code = `${esc}[7m1${esc}[0m const a  = 1;`;
  const whole = `[tsgo] ${message}\n[tsgo]   Because.\n[tsgo] ${code}\n[tsgo] Found 1 error`;
  expect(joinTsgoLines(whole)).toBe(whole);
  const inside = [message.indexOf('TS1'), 2 + esc.length + 4];
  for (const at of inside) {
    const cut = `[tsgo] ${message.slice(0, at)}\n[tsgo] ${message.slice(at)}`;
    const rest = whole.slice(`[tsgo] ${message}`.length);
    expect(joinTsgoLines(cut + rest), `cut at ${at}`).toBe(whole);
  }
  expect(joinTsgoLines(whole.replace('  Because', 'Because')), 'cut before a line').toBe(
    whole,
  );
});

test('files that father builds are sorted by path, for each format', () => {
  const build = (format: string) => [
    `info  - Bundless for src directory to ${format} format`,
    `event - Bundless a.ts to dist/${format}/a.js (with declaration)`,
    `event - Bundless b.ts to dist/${format}/b.js (with declaration)`,
    'event - Generate declaration files...',
  ];
  const swapped = (lines: readonly string[]) => [0, 2, 1, 3].map((at) => lines[at]);
  const text = [...swapped(build('esm')), ...swapped(build('cjs'))].join('\n');
  expect(terminalLines(text)).toEqual([...build('esm'), ...build('cjs')]);
});

test('bundles of Modern.js Module are sorted by path', () => {
  const head = ['info    Build succeed in … s', '', 'Bundle Files   Size'];
  const files = ['dist/es/a.js   1 KB', 'dist/lib/a.js  2 KB'];
  const text = [...head, ...files.toReversed()].join('\n');
  expect(terminalLines(text)).toEqual([...head, ...files]);
});
