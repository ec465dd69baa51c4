// Terminal output is recorded as the same lines in every run and on every machine.
import { expect, test } from '@playwright/test';
import { normalize, withNormalizedSizes } from '../src/record/normalized-sizes.ts';
import { replacementsFor } from '../src/record/scratch.ts';
import { joinTsgoLines, terminalLines } from '../src/record/terminal.ts';

const esc = String.fromCharCode(27);

for (const [what, printed, recorded] of [
  [
    'colours, overwritten lines and surrounding blanks are removed',
    ['', `${esc}[32mready${esc}[39m  `, 'old\rolder\rnew\r', '', 'end', '', ''],
    ['ready', 'new', '', 'end'],
  ],
  [
    'durations are replaced, other numbers are kept',
    ['built in 0.10s', 'generated in 1 m 3.5 s (esm)', '0.04 kB in 2 files'],
    ['built in … s', 'generated in … s (esm)', '0.04 kB in 2 files'],
  ],
  [
    'noise is removed',
    [
      'a',
      'ObjectRef is not unref, it considered as a memory leak',
      '    at Module._compile (node:internal/modules/cjs/loader:1554:14)',
      '    at start (file:///project/node_modules/@rslib/core/dist/cli.js:1:2)',
      '    at async Promise.all (index 0)',
      'Node.js v20.20.2',
      '[tsgo] ',
      'b',
    ],
    ['a', 'b'],
  ],
  [
    'the version of Node.js in a message is replaced',
    ['needs Node.js >= 25.7.0, but the current version is 20.20.2.'],
    ['needs Node.js >= 25.7.0, but the current version is ….'],
  ],
] as const)
  test(what, () => {
    expect(terminalLines(printed.join('\n'))).toEqual(recorded);
  });

test('paths of the machine, also those that Sass prints, are those of a reader', () => {
  const folder = '/elsewhere/.cache/rslib-samples-a1B2c3/alerts';
  const printed = [
    `in ${folder}/src`,
    '  │ ../../../../.cache/rslib-samples-a1B2c3/alerts/src/old.scss 1:9  root stylesheet',
  ];
  expect(terminalLines(printed.join('\n'), replacementsFor(folder))).toEqual([
    'in /project/src',
    '  │ src/old.scss 1:9  root stylesheet',
  ]);
});

const start = 'info    build started...';
const tables = ['', 'File (esm)  Size', 'dist/a.js  1 kB', '', 'File (cjs)  Size'];
const bundled = (file: string, lib: string) =>
  `ready   declaration files bundled successfully: dist/${file}.d.ts in … s (${lib})`;
const father = (format: string) => [
  `info  - Bundless for src directory to ${format} format`,
  `event - Bundless a.ts to dist/${format}/a.js (with declaration)`,
  `event - Bundless b.ts to dist/${format}/b.js (with declaration)`,
];

const modern = ['dist/es/a.js   1 KB', 'dist/lib/a.js  2 KB'];

/** What is recorded, and other orders in which the tool prints it, by index. */
for (const [what, recorded, ...orders] of [
  [
    'steps of libs that build at the same time, with the lines that explain them',
    [
      start,
      'ready   built in … s (esm)',
      'ready   built in … s (cjs)',
      'start   generating declaration files... (esm)',
      "error   [tsc] src/index.ts:1:39 - TS2307: Cannot find module './A.vue'.",
      "1 export { default as A } from './A.vue';",
      'info    declaration files prepared with tsgo in … s (esm)',
      bundled('index', 'esm'),
      bundled('parse', 'esm'),
      bundled('index', 'cjs'),
      'error   [api-extractor] Internal Error: Unable to analyze the export "a" in',
      '/project/.rstack/declarations/bundle/a.d.ts',
      ...tables,
    ],
    [0, 2, 1, 4, 5, 3, 6, 9, 8, 7, 10, 11, 12, 13, 14, 15, 16],
    [0, 1, 3, 6, 8, 10, 11, 2, 7, 9, 4, 5, 12, 13, 14, 15, 16],
  ],
  [
    'files that father and Modern.js Module list',
    [...father('esm'), ...father('cjs'), 'Bundle Files   Size', ...modern],
    [0, 2, 1, 3, 5, 4, 6, 8, 7],
  ],
] as readonly [string, readonly string[], ...(readonly number[])[]][])
  test(`${what} are recorded in one order`, () => {
    for (const order of [recorded.map((_, index) => index), ...orders]) {
      const printed = order.map((index) => recorded[index]).join('\n');
      expect(terminalLines(printed)).toEqual(recorded);
    }
  });

test('compiler messages are complete, no matter where the pipe split them', () => {
  const message = `${esc}[96msrc/a.ts${esc}[0m:1 - error TS1: Wrong.`;
  const code = `${esc}[7m1${esc}[0m const a  = 1;`;
  const whole = `[tsgo] ${message}\n[tsgo]   Because.\n[tsgo] ${code}\n[tsgo] Found 1 error`;
  expect(joinTsgoLines(whole)).toBe(whole);
  for (const at of [message.indexOf('TS1'), 2 + esc.length + 4]) {
    const cut = `[tsgo] ${message.slice(0, at)}\n[tsgo] ${message.slice(at)}`;
    const rest = whole.slice(`[tsgo] ${message}`.length);
    expect(joinTsgoLines(cut + rest), `cut at ${at}`).toBe(whole);
  }
  const cutBeforeLine = whole.replace('  Because', 'Because');
  expect(joinTsgoLines(cutBeforeLine)).toBe(whole);
});

test('sizes do not depend on the folder in which a sample is built', () => {
  const lines = (size: string) => ['File (cjs)      Size', `dist/index.js   ${size}`];
  const builtIn = (folder: string) => {
    const written = Buffer.from(`${'x'.repeat(1490)}'${folder}/src'`);
    return new Map([['dist/index.js', normalize(written, [[folder, '/project']])]]);
  };
  const long = builtIn(`/${'l'.repeat(90)}`);
  expect(withNormalizedSizes(lines('1.6 kB'), long)).toEqual(lines('1.5 kB'));
  expect(withNormalizedSizes(lines('1.5 kB'), builtIn('/s'))).toEqual(lines('1.5 kB'));
  const table = [...lines('1.6 kB'), '       Total:   3.2 kB'];
  expect(() => withNormalizedSizes(table, long)).toThrow('performance.printFileSize');
});
