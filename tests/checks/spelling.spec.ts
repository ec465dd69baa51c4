import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { spelling } from '../../tools/checks/site/spelling.ts';
import { lines } from './support.ts';

// Loading the dictionaries takes seconds, and more on a busy machine.
const root = fileURLToPath(new URL('../..', import.meta.url));

let folder = '';

test.beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'spelling-')));
});

test.afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Fills the folder with the settings and word lists of this repository and two pages. */
function fill(a: string, b: string): void {
  const lists = 'tools/checks/words';
  mkdirSync(path.join(folder, lists), { recursive: true });
  mkdirSync(path.join(folder, 'docs/zh'), { recursive: true });
  for (const file of ['cspell.json', `${lists}/product.txt`, `${lists}/craft.txt`]) {
    copyFileSync(path.join(root, file), path.join(folder, file));
  }
  writeFileSync(path.join(folder, 'docs/zh/a.mdx'), a);
  writeFileSync(path.join(folder, 'docs/zh/b.mdx'), b);
}

test('mistakes in prose and comments of code are reported, right words in Chinese text are not', async () => {
  const page = '用 seperate 构建\n\n```ts fragment\n// a coment\n```\n';
  fill(page, '用Rslib构建 library，见 https://abcxyz.org/qwrtz。\n');
  const [first, ...others] = lines(await spelling(folder));
  expect(first).toContain('docs/zh/a.mdx:1 “seperate” is not a word');
  expect(first).toMatch(/Write .*separate.* goes into a list in tools\/checks\/words\.$/);
  expect(others).toEqual([expect.stringContaining('docs/zh/a.mdx:4')]);
});

test('unreadable spelling settings stop the check', async () => {
  await expect(spelling(folder)).rejects.toThrow('cspell could not check');
});
