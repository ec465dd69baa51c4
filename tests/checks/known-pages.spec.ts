// What the dev server hands the framework of pages that have not changed: tools/rspress/known-pages.
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { keepPages } from '../../tools/rspress/known-pages/keep.ts';
import {
  fileOf,
  isStandIn,
  standIns,
} from '../../tools/rspress/known-pages/stand-ins.ts';

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

test('only the next one who asks gets stand-ins, and only for pages that are known', () => {
  const all = ['/a.mdx', '/b.mdx'].map((absolutePath) => ({
    absolutePath,
    routePath: absolutePath,
  }));
  const routes = { getRoutes: () => all };
  standIns(routes, (file) => file === '/a.mdx');
  const first = routes.getRoutes().map(({ absolutePath }) => absolutePath);
  expect(first.map(isStandIn)).toEqual([true, false]);
  expect(first.filter((file) => /\.mdx?$/.test(file))).toEqual(['/b.mdx']);
  expect(first.map(fileOf)).toEqual(['/a.mdx', '/b.mdx']);
  expect(routes.getRoutes()).toEqual(all);
});

test('a page is known as it was read, until it changes', () => {
  const [file, cache] = [
    path.join(folder, 'a.mdx'),
    path.join(folder, 'b', 'pages.json'),
  ];
  writeFileSync(file, '# A');
  expect(keepPages(cache).knows(file), 'nothing was read yet').toBe(false);
  const read = page(file, 'A');
  keepPages(cache).save([read]);
  const kept = keepPages(cache);
  expect(kept.knows(file)).toBe(true);
  const standIn = page(`${file}.known`, '');
  kept.fill(standIn);
  expect(standIn).toEqual(read);
  standIn.toc.pop();
  const again = page(`${file}.known`, '');
  kept.fill(again);
  expect(again, 'what is done to one leaves what is kept alone').toEqual(read);
  const other = page(file, 'Other');
  kept.fill(other);
  expect(other.title).toBe('Other');
  writeFileSync(file, '# B');
  expect(kept.knows(file)).toBe(false);
});

test('where what is kept is broken, everything is read', () => {
  const [file, cache] = [path.join(folder, 'a.mdx'), path.join(folder, 'pages.json')];
  writeFileSync(file, '# A');
  keepPages(cache).save([page(file, 'A')]);
  writeFileSync(cache, '{"a');
  expect(keepPages(cache).knows(file)).toBe(false);
});
