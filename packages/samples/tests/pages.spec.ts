// <Sample … /> in a page becomes Markdown, and mistakes in it are explained.
import { expect, test } from '@playwright/test';
import { repository } from '@site/mdx/repository';
import { expandSamples } from '../src/build/expand.ts';
import { fixtures } from './support.ts';

const expand = (source: string, page = 'docs/en/a.mdx') =>
  expandSamples(source, `${repository}/${page}`, {}, fixtures);
const sample = (attributes: string) => expand(`<Sample ${attributes} />`);

test('one file is a code block with title, language and highlighted lines', () => {
  const text = sample('id="small" files="rslib.config.ts{1,3}"');
  expect(text).toContain('```ts title="rslib.config.ts" {1,3}\nimport { defineConfig }');
  const [tab = ''] = text.match(/<Sample.Tab .*?>$/m) ?? [];
  expect(tab).toContain('label=');
  expect(tab).not.toMatch(/ (name|open)=/);
});

test('several files are tabs, inputs first, in groups with unique names', () => {
  const text = expand(
    '<Sample id="small" output="dist/index.js" files="src/index.ts" />\n\n' +
      '<Sample id="small" files="package.json src/index.ts" />',
  );
  expect(text.indexOf('src/index.ts')).toBeLessThan(text.indexOf('dist/index.js'));
  expect(text).toContain('legend={"Files of small"}');
  expect(text).toContain('kind={"output"} role={"output"}');
  expect(new Set(text.match(/ name=\{"sample-[^"]+"\}/g)).size).toBe(2);
});

test('the bundler’s runtime is folded below highlighted lines', () => {
  const folded = sample('id="two-formats" output="dist/cjs/index.cjs"');
  expect(folded).toMatch(
    /index.cjs" hidden-lines="2-\d+" hidden-label="Show the bundler's runtime \(\d+ lines\)"/,
  );
  const marked = sample('id="two-formats" output="dist/cjs/index.cjs{4}"');
  expect(marked).toContain('hidden-lines="5-');
});

test('the first tab is open, or the one that the page names', () => {
  const tabs = (attributes: string) =>
    [
      ...sample(`id="small" files="package.json src/index.ts" ${attributes}`).matchAll(
        /<Sample.Tab .*?>$/gm,
      ),
    ].map(([tag]) => tag.includes('open={"yes"}'));
  expect(tabs('')).toEqual([true, false]);
  expect(tabs('open="src/index.ts"')).toEqual([false, true]);
});

test('the emitted files are a table of sizes', () => {
  const text = sample('id="small" tree');
  expect(text).toMatch(/\| `dist\/index\.js` \| \d+ B \| \d+ B \| \d+ B \|/);
});

test('the terminal shows the command, its output and how it failed', () => {
  expect(sample('id="small" terminal')).toContain('$ npx rslib\nRslib v');
  const failed = sample('id="type-error" terminal');
  expect(failed).toContain('kind={"failure"}');
  expect(failed).toContain('fails with exit code 1');
  expect(failed).toContain('error TS2322');
  expect(sample('id="type-error" files="src/index.ts"')).toContain('`TS2322`');
});

test('exercises are listed with their results', () => {
  const text = sample('id="two-formats" exercise');
  expect(text).toContain(
    "- ✓ `import * as library from 'two-formats'` → `add: [Function: add]`",
  );
  expect(text).toContain(
    '- ✓ `tsc --strict consumer.ts` → no errors (`node16`, `bundler`)',
  );
  expect(text).toMatch(
    /- ✗ .*\(as expected\) → `ReferenceError: exports is not defined`/,
  );
  expect(text).toContain('- ✓ `rsbuild build app.js` → `three: 3`');
  expect(text).toContain("export 'default' (imported as 'library') was not found");
});

const evidence = (attributes: string, page?: string) =>
  expand(`<Sample ${attributes} />`, page).split('<Sample.Evidence')[1];

test('results beside emitted files are one line that opens, in the words of the record', () => {
  const tree = evidence('id="small" output="dist/index.js" terminal tree');
  expect(tree).toMatch(/ line=\{"✓ built · \d+ B"\}/);
  expect(tree).toContain('$ npx rslib');
  const attributes = 'id="type-error" output="dist/index.js" tree';
  expect(evidence(attributes)).toMatch(/"✗ build \(as expected\) · 2 files, \d+ B"/);
  expect(evidence(attributes, 'docs/zh/a.mdx')).toMatch(
    /"✗ 失败（符合预期）：构建 · 2 个文件，共 \d+ B"/,
  );
});

test('what the text discusses stays open: errors, the only result, and all with `open`', () => {
  expect(evidence('id="type-error" terminal tree')).not.toContain('TS2322');
  expect(evidence('id="two-formats" exercise tree')).not.toContain('ReferenceError');
  expect(evidence('id="small" terminal')).toBeUndefined();
  expect(evidence('id="small" terminal tree open')).toBeUndefined();
});

test('a difference is a patch, or a sentence where there is none', () => {
  const text = sample('id="two-formats" diff="small" files="package.json src/index.ts"');
  expect(text).toContain('```diff title="package.json"');
  expect(text).toContain('-   "name": "small",');
  expect(text).toContain('+   "name": "two-formats",');
  expect(text).toContain('`src/index.ts` is the same in both.');
});

test('a Chinese page has Chinese labels around the same code', () => {
  const text = expand('<Sample id="small" files="src/index.ts" tree />', 'docs/zh/a.mdx');
  expect(text).toContain('示例 small 的源码');
  expect(text).toContain('| 产物文件 |');
  expect(text).toContain('export const add');
});

test('backquotes in a file cannot close its code block', () => {
  const text = sample('id="fences" files="src/notes.md"');
  expect(text).toContain('````md title="src/notes.md"\n```js');
});

/** What a page asks for, and what the message says and advises. */
const wrong: readonly [attributes: string, message: RegExp][] = [
  ['id="smal" tree', /no sample "smal".*Nearest: small/s],
  ['id="small" files="src/main.ts"', /no input file "src\/main.ts".*src\/index.ts/s],
  ['id="small" output="dist/index.cjs"', /no emitted file.*dist\/index.js/s],
  ['id="small" treee', /no attribute "treee".*tree/s],
  ['id="small" tree="yes"', /takes no value.*Write just tree/s],
  ['id="small" files', /without a value.*Write files="…"/s],
  ['tree', /has no id.*Add id=/s],
  ['id="small"', /shows nothing.*Name files=/s],
  ['id="small" files="src/index.ts{1-9}"', /has 1 lines, not 9.*in braces/s],
  ['id="small" diff="fences" files="package.json{1}"', /cannot highlight.*in braces/s],
  ['id="small" files="src/index.ts" open="a"', /not among the files.*src\/index.ts/s],
  ['id="small" files="package.json" open', /no results.*add tree/s],
  ['id="small" exercise', /no exercises to show.*sample.json/s],
  ['id="unbuilt" tree', /was never built.*npm run samples -- unbuilt/s],
];
for (const [attributes, message] of wrong) {
  test(`<Sample ${attributes} /> fails the build with the line and advice`, () => {
    const source = `# Title\n\n<Sample ${attributes} />`;
    expect(() => expand(source)).toThrow(/^docs\/en\/a\.mdx:3 {2}/);
    expect(() => expand(source)).toThrow(message);
  });
}

test('a tag surrounded by text fails the build, one in inline code does not', () => {
  expect(() => expand('See <Sample id="small" tree />')).toThrow(
    /a\.mdx:1 .*text beside it/,
  );
  expect(expand('See `<Sample id="small" />`.')).toBe('See `<Sample id="small" />`.');
});

test('all mistakes of a page are reported at once, in order', () => {
  const source =
    '<Sample id="x" tree />\n\n<Sample id="small" tree />\n\n<Sample id="y" tree />';
  expect(() => expand(source)).toThrow(/a\.mdx:1 [\s\S]*a\.mdx:5 /);
});
