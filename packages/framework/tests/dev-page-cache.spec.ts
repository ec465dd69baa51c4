// The dev server does not read pages again that have not changed.
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openCache } from '../src/dev-page-cache.ts';

let folder = '';
test.beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'page-cache-')));
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

test('a page comes from the cache until it changes', () => {
  const [file, cache] = [
    path.join(folder, 'a.mdx'),
    path.join(folder, 'b', 'pages.json'),
  ];
  writeFileSync(file, '# A');
  expect(openCache(cache).isCurrent(file), 'nothing was read yet').toBe(false);
  const read = page(file, 'A');
  openCache(cache).save([read]);
  const opened = openCache(cache);
  expect(opened.isCurrent(file)).toBe(true);
  const placeholder = page(`${file}.cached`, '');
  opened.restore(placeholder);
  expect(placeholder).toEqual(read);
  placeholder.toc.pop();
  const again = page(`${file}.cached`, '');
  opened.restore(again);
  expect(again, 'what is done to one leaves what is kept alone').toEqual(read);
  const other = page(file, 'Other');
  opened.restore(other);
  expect(other.title).toBe('Other');
  writeFileSync(file, '# B');
  expect(opened.isCurrent(file)).toBe(false);
});

test('a broken cache is an empty one', () => {
  const [file, cache] = [path.join(folder, 'a.mdx'), path.join(folder, 'pages.json')];
  writeFileSync(file, '# A');
  openCache(cache).save([page(file, 'A')]);
  writeFileSync(cache, '{"a');
  expect(openCache(cache).isCurrent(file)).toBe(false);
});
