// What a contributor gets from `npm run new`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parsePage } from '@site/mdx/parse';
import { readSample } from '@site/samples/format/sample';
import { writeFiles } from '@site/test-files';
import { headingParity } from '../../tools/checks/languages/parity.ts';
import { leftPrompts } from '../../tools/checks/pages/prompts.ts';

const cli = path.resolve('tools/new/cli.mjs');

const meta = `[
  "format.mdx",
  { "type": "file", "name": "css.mdx", "label": "CSS" }
]
`;

const groups = '[{ "type": "dir", "name": "output", "label": "Output" }]';

let folder = '';
test.beforeEach(() => {
  const devDependencies = { '@rslib/core': '1.0.1', typescript: '7.0.2' };
  const fields = { 'lib.format': {}, 'lib.dts': {} };
  folder = writeFiles({
    'package.json': JSON.stringify({ devDependencies }),
    'packages/facts/src/format/facts.json': JSON.stringify({ fields }),
    'docs/en/guide/output/_meta.json': meta,
    'docs/zh/guide/output/_meta.json': meta,
    'docs/en/guide/_meta.json': groups,
    'docs/zh/guide/_meta.json': groups,
    'docs/en/config/lib/_meta.json': '[]',
    'docs/zh/config/lib/_meta.json': '[]',
  });
});

test('a new guide is in both languages and their sidebars, and its prompts are reported', () => {
  const printed = make('guide', 'output/my-topic', 'My topic', '我的主题');
  const pages = ['en', 'zh'].map((one) => {
    const file = `docs/${one}/guide/output/my-topic.mdx`;
    return parsePage(file, readFileSync(`${folder}/${file}`, 'utf8'));
  });
  expect(headingParity(pages, {})).toEqual([]);
  const titles = pages.map(({ frontmatter }) => frontmatter.title);
  expect(titles).toEqual(['My topic', '我的主题']);
  expect(leftPrompts(pages).length).toBeGreaterThan(10);
  for (const language of ['en', 'zh']) {
    const list = `docs/${language}/guide/output/_meta.json`;
    const after = meta.replace(' }\n]', ' },\n  "my-topic.mdx"\n]');
    expect(readFileSync(`${folder}/${list}`, 'utf8')).toBe(after);
    expect(printed).toContain(`${list}: it is the last one in “Output”; move the line`);
  }
  expect(() => make('guide', 'output/my-topic', 'A', '甲')).toThrow(
    'docs/en/guide/output/my-topic.mdx exists already.',
  );
  expect(() => make('guide', 'other/my-topic', 'A', '甲')).toThrow(
    'docs/en/guide/other/_meta.json does not exist, so the sidebar has no such group. Use the folder of a group: output (“Output”).',
  );
});

test('a new sample is one that can be built', () => {
  make('sample', 'my-sample', 'One file.', '一个文件。');
  const sample = `${folder}/docs/samples/my-sample`;
  expect(readSample(sample).manifest.expect).toBe('builds');
  expect(readFileSync(`${sample}/sample.json`, 'utf8')).toContain(
    '"purpose": "One file."',
  );
});

for (const [words, message] of [
  [[], 'npm run new -- guide output/my-topic'],
  [['page', 'output/a'], 'npm run new -- guide output/my-topic'],
  [['guide', 'output/a', 'A'], 'A guide also needs its Chinese title.'],
  [['guide', 'output/a', 'My', 'topic', '我的主题'], '“我的主题” is too much; quote'],
  [['sample', 'My', 'A.', '甲。'], '“My” becomes an address'],
] as const)
  test(`it says what is wrong with “${words.join(' ')}”`, () => {
    expect(() => make(...words)).toThrow(message);
  });

test('a page about an option is made only if the installed tool has the option', () => {
  expect(() => make('reference', 'lib/formt', 'lib.formt')).toThrow(
    'has no option “lib.formt”. Nearest: lib.format. If',
  );
  expect(existsSync(`${folder}/docs/en/config/lib/formt.mdx`)).toBe(false);
  make('reference', 'lib/format', 'lib.format');
  expect(existsSync(`${folder}/docs/zh/config/lib/format.mdx`)).toBe(true);
  const list = readFileSync(`${folder}/docs/zh/config/lib/_meta.json`, 'utf8');
  expect(list).toBe('[\n  "format.mdx"\n]\n');
});

function make(...words: string[]): string {
  const options = { cwd: folder, stdio: 'pipe', encoding: 'utf8' } as const;
  return execFileSync(process.execPath, [cli, ...words], options);
}
