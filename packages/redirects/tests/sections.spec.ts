// The pages of sections.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { sectionPages } from '../src/sections.ts';

let docs: string;

function write(name: string, text = ''): void {
  const file = path.join(docs, 'zh', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test.beforeEach(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'sections-'));
  write('index.mdx');
  write('shared/partial.mdx');
  write('_nav.json', '[{ "text": "指南", "link": "/guide/start/" }]');
  write('guide/_meta.json', '[{ "type": "dir", "name": "faq", "label": "常见问题" }]');
  write('guide/faq/features.mdx');
});

test.afterEach(() => rmSync(docs, { recursive: true }));

test('each folder of pages without an index gets one, with the name in the navigation', () => {
  write('guide/start/index.mdx');
  const pages = sectionPages(docs, 'zh').sort((a, b) =>
    a.routePath.localeCompare(b.routePath),
  );
  expect(pages.map(({ routePath }) => routePath)).toEqual([
    '/zh/guide/',
    '/zh/guide/faq/',
  ]);
  expect(pages[0]?.content).toMatch(/title: "指南"[\s\S]*overviewHeaders: \[\]/);
  // The only page of its folder is listed with its headings.
  expect(pages[1]?.content).toMatch(/title: "常见问题"[\s\S]*overviewHeaders: \[2, 3\]/);
});

test('a folder that the navigation does not name is refused', () => {
  write('guide/other/page.mdx');
  expect(() => sectionPages(docs, 'zh')).toThrow('the folder “other”');
});
