import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rslib/core';
import type { PageIndexInfo, RouteMeta } from '@rspress/core';
import GithubSlugger from '@rspress/shared/github-slugger';
import { extractTextAndId, loadFrontMatter } from '@rspress/shared/node-utils';
import { contract } from './contract.ts';

const { fail } = contract(
  'page-index.ts',
  'the Rsbuild plugin "rsbuild-plugin-searchIndex" parses all pages, and the module ' +
    '"virtual-page-data" exports what it found.',
);

/**
 * Rsbuild plugin for the dev server, which would parse all pages before it shows the first one,
 * half of its start. Pages get the data from `readPages` instead, and there is no search index. A
 * changed page is not read again before the server restarts.
 */
export function withoutPageIndex(
  readPages: () => readonly PageIndexInfo[],
): RsbuildPlugin {
  return {
    name: 'site-without-page-index',
    remove: ['rsbuild-plugin-searchIndex'],
    setup(api) {
      api.transform(
        { test: /[\\/]virtual-page-data\.js$/, order: 'post' },
        ({ code, addDependency }) => {
          if (!code.includes('pageData = null'))
            fail('Another plugin parses all pages, or none needs them.');
          const pages = readPages();
          // What the dev server keeps on disk is not that of another time.
          for (const { _filepath } of pages) addDependency(_filepath);
          return `export const pageData = ${JSON.stringify({ pages })};
            export const searchIndexHash = {};`;
        },
      );
    },
  };
}

const fencedCode = /^[ \t]*(`{3,}|~{3,}).*\n[\s\S]*?^[ \t]*\1.*$/gm;

/**
 * What a page says about itself, as the framework has it: title, description and headings, which
 * are read line by line, without its text. `docs` is the root of the pages.
 */
export function readPage(route: RouteMeta, docs: string): PageIndexInfo {
  const { routePath, lang, version, absolutePath, relativePath } = route;
  const source = readFileSync(absolutePath, 'utf8');
  const { frontmatter, content } = loadFrontMatter(source, absolutePath, docs);
  const slugger = new GithubSlugger();
  const headings = [
    ...content.replace(fencedCode, '').matchAll(/^(#{1,4}) +(.+)$/gm),
  ].map(([, { length: depth } = '', heading]) => {
    const [text, id] = extractTextAndId(heading);
    return { depth, text, id: id || slugger.slug(text), charIndex: -1 };
  });
  return {
    routePath,
    lang,
    version,
    frontmatter,
    content: '',
    _filepath: absolutePath,
    _relativePath: relativePath,
    title: String(
      frontmatter.title ?? headings.find(({ depth }) => depth === 1)?.text ?? '',
    ),
    ...(frontmatter.description && { description: frontmatter.description }),
    toc: headings.filter(({ depth }) => depth > 1),
  };
}
