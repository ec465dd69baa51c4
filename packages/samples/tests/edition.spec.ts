// What the Markdown edition shows of samples.
import { expect, test } from '@playwright/test';
import { repository } from '@site/mdx/repository';
import { expandSamples } from '../src/build/expand.ts';
import { fixtures } from './support.ts';

const page = (source: string, language = 'en') =>
  expandSamples(
    source,
    `${repository}/docs/${language}/a.mdx`,
    { edition: true },
    fixtures,
  );
const sample = (attributes: string) => page(`<Sample ${attributes} />`);

test('the bundler’s runtime is one line', () => {
  const text = sample('id="two-formats" output="dist/cjs/index.cjs"');
  expect(text).toContain('\n// … more lines\n');
  expect(text).not.toContain('__webpack_require__.r =');
  expect(text).not.toContain('hidden-lines');
});

test('long emitted code has the lines around those that are highlighted, and its exports', () => {
  const [path, lines] = ['dist/cjs/index.cjs', 'dist/cjs/index.cjs{40}'];
  const plain = sample(`id="two-formats" output="${path}"`);
  const marked = sample(`id="two-formats" output="${lines}"`);
  for (const text of [plain, marked]) expect(text).toContain('\n// … more lines\n');
  expect(plain).not.toBe(marked);
  const source = sample('id="two-formats" files="rslib.config.ts{4}"');
  expect(source, 'sources are whole').not.toContain('more lines');
});

test('a program that tests the package is linked, unless readers follow the sample', () => {
  const tag = '<Sample id="two-formats" files="package.json use.mjs" exercise />';
  const printed = '```js title="use.mjs"';
  const linked = page(tag);
  expect(linked).toMatch(
    /Also in this sample: \[`use\.mjs`\]\(\S+\/two-formats\/use\.mjs\)/,
  );
  expect(linked).not.toContain(printed);
  expect(page(`---\nfollow: two-formats\n---\n\n${tag}`)).toContain(printed);
  expect(sample('id="two-formats" files="use.mjs"')).toContain(printed);
});

test('a sample in a closed block is only linked, and a folder once a page', () => {
  const tag = '<Sample id="small" files="package.json" terminal tree />';
  const text = page(`<details>\n<summary>Source</summary>\n\n${tag}\n\n</details>`);
  expect(text).toContain('samples/small)');
  expect(text).not.toContain('```');
  expect(
    page(`${tag}\n\n<details>\n\n${tag}\n\n</details>`).split('/small)'),
  ).toHaveLength(2);
});

test('a file that the page has printed already is only named', () => {
  const tag = '<Sample id="two-formats" files="package.json src/index.ts" />';
  const [first = '', second = ''] = page(`${tag}\n\n${tag}`).split('/two-formats)');
  expect(first).toContain('"name": "two-formats"');
  expect(second).not.toContain('"name": "two-formats"');
  expect(second).toContain('`package.json`: as above.');
  expect(second, 'a file of a line costs less than a sentence').toContain(
    'export const add',
  );
  expect(page(`${tag}\n\n${tag}`, 'zh')).toContain('`package.json` 与上文相同。');
  const other = '<Sample id="small" files="package.json" />';
  expect(page(`${tag}\n\n${other}\n\n${tag}`)).not.toContain(': as above');
});

test('the terminal has no lines about progress', () => {
  const built = sample('id="small" terminal');
  expect(built).toContain('$ npx rslib\ndist/index.js ');
  const failed = sample('id="type-error" terminal');
  expect(failed).toContain('error TS2322');
  expect(failed).not.toContain('build started');
});

test('closed results are left out, except those that failed as expected', () => {
  const built = sample('id="small" output="dist/index.js" terminal tree');
  expect(built).not.toContain('Sample.Evidence');
  expect(built).not.toContain('✓');
  expect(built).toContain('samples/small)');
  const failed = sample('id="type-error" output="dist/index.js" tree');
  expect(failed).toContain('\n✗ build (as expected)\n');
});

test('emitted files have their size, and tests that only confirm are left out', () => {
  expect(sample('id="small" tree')).toMatch(/\| `dist\/index\.js` \| \d+ B \|\n/);
  const tests = sample('id="two-formats" exercise');
  expect(tests).toContain('→ `add: [Function: add]`');
  expect(tests).not.toContain('tsc --strict');
});
