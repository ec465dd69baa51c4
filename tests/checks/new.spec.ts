// What a contributor gets from `npm run new`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readPages } from '@site/pages/read';
import { readSample } from '@site/samples/build/sample';
import { headingParity } from '../../tools/checks/languages/parity.ts';
import { leftPrompts } from '../../tools/checks/pages/prompts.ts';

const cli = path.resolve('tools/new/cli.mjs');

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const language of ['en', 'zh']) {
    mkdirSync(`${folder}/docs/${language}/guide/basic`, { recursive: true });
    writeFileSync(`${folder}/docs/${language}/guide/basic/_meta.json`, '["css"]');
  }
  const devDependencies = { '@rslib/core': '1.0.1', typescript: '7.0.2' };
  writeFileSync(`${folder}/package.json`, JSON.stringify({ devDependencies }));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('a new guide is in both languages and their sidebars, and its prompts are reported', () => {
  make('guide', 'basic/my-topic', 'My topic', '我的主题');
  const names = ['en', 'zh'].map((one) => `docs/${one}/guide/basic/my-topic.mdx`);
  const { pages, findings } = readPages(
    names.map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })),
  );
  expect([...findings, ...headingParity(pages)]).toEqual([]);
  expect(pages.map(({ frontmatter }) => frontmatter.title)).toEqual([
    'My topic',
    '我的主题',
  ]);
  expect(leftPrompts(pages).length).toBeGreaterThan(10);
  for (const language of ['en', 'zh']) {
    const meta = `${folder}/docs/${language}/guide/basic/_meta.json`;
    expect(JSON.parse(readFileSync(meta, 'utf8'))).toEqual(['css', 'my-topic']);
  }
  expect(() => make('guide', 'basic/my-topic', 'A', '甲')).toThrow(
    'docs/en/guide/basic/my-topic.mdx exists already.',
  );
  expect(() => make('guide', 'other/my-topic', 'A', '甲')).toThrow(
    'docs/en/guide/other/_meta.json does not exist',
  );
});

test('a new sample is one that can be built', () => {
  make('sample', 'my-sample', 'One file.', '一个文件。');
  expect(readSample(`${folder}/docs/samples/my-sample`).manifest.purpose).toBe(
    'One file.',
  );
});

test('without names it prints how to use it', () => {
  const usage = 'npm run new -- guide advanced/my-topic';
  expect(() => make('guide')).toThrow(usage);
  expect(() => make('guide', 'basic/my-topic', 'My topic')).toThrow(usage);
});

function make(...words: string[]): void {
  execFileSync(process.execPath, [cli, ...words], { cwd: folder, stdio: 'pipe' });
}
