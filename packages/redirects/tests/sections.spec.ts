// The pages of sections.
import { expect, test } from '@playwright/test';
import { sectionPages } from '../src/sections.ts';

test('a folder of pages without an index gets one, with the name that the navigation has', () => {
  const pages = sectionPages('docs', 'zh');
  const contentOf = (route: string) =>
    pages.find(({ routePath }) => routePath === route)?.content;
  expect(contentOf('/zh/guide/')).toContain('title: "指南"\n');
  expect(contentOf('/zh/guide/basic/')).toContain('title: "基础"\n');
  expect(contentOf('/zh/guide/start/')).toBeUndefined();
  expect(contentOf('/zh/shared/')).toBeUndefined();
});
