// What the dev server hands the framework of pages that have not changed: packages/framework/src/page-cache.ts.
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { keepPages } from '../src/kept-pages.ts';

let folder = '';
test.beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'known-')));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const page = (_filepath: string, title: string) => ({
  title,
  content: `${title}.`,
  _flattenContent: `# ${title}`,
  routePath: '/a',
  lang: 'en',
  version: '',
  toc: [{ id: 'a', text: 'A', depth: 2, charIndex: 0 }],
  frontmatter: {},
  _filepath,
  _relativePath: 'a.mdx',
});

test('a page is known as it was read, until it changes', () => {
  const [file, cache] = [
    path.join(folder, 'a.mdx'),
    path.join(folder, 'b', 'pages.json'),
  ];
  writeFileSync(file, '# A');
  expect(keepPages(cache).isCurrent(file), 'nothing was read yet').toBe(false);
  const read = page(file, 'A');
  keepPages(cache).save([read]);
  const kept = keepPages(cache);
  expect(kept.isCurrent(file)).toBe(true);
  const placeholder = page(`${file}.known`, '');
  kept.fill(placeholder);
  expect(placeholder).toEqual(read);
  placeholder.toc.pop();
  const again = page(`${file}.known`, '');
  kept.fill(again);
  expect(again, 'what is done to one leaves what is kept alone').toEqual(read);
  const other = page(file, 'Other');
  kept.fill(other);
  expect(other.title).toBe('Other');
  writeFileSync(file, '# B');
  expect(kept.isCurrent(file)).toBe(false);
});

test('where what is kept is broken, everything is read', () => {
  const [file, cache] = [path.join(folder, 'a.mdx'), path.join(folder, 'pages.json')];
  writeFileSync(file, '# A');
  keepPages(cache).save([page(file, 'A')]);
  writeFileSync(cache, '{"a');
  expect(keepPages(cache).isCurrent(file)).toBe(false);
});
