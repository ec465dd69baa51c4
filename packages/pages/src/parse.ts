import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { headingsOf } from './headings.ts';
import type { Language } from './language.ts';
import type { Component, Fence, Page, WrittenLink } from './page.ts';
import { prepare } from './prepare.ts';

// As the framework reads it; without the third, emphasis beside Chinese punctuation is not seen.
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkMdx);

/**
 * Reads one page. `file` is its path from the root of the repository and must lie below `docs/en`
 * or `docs/zh`; `source` is its text. Throws an error with `line` when the text is not valid MDX,
 * and when the path lies elsewhere.
 */
export function parsePage(file: string, source: string): Page {
  const [, folder, name] = /^docs\/(en|zh)\/(.+)$/.exec(file) ?? [];
  if (name === undefined) throw new Error(`${file} is not a page of docs/en or docs/zh.`);
  const { frontmatter, body } = prepare(source);
  const tree = parser.parse(body);
  return {
    file,
    language: folder as Language,
    name,
    route: routeOf(name),
    source,
    frontmatter,
    tree,
    headings: headingsOf(tree),
    fences: fencesOf(tree),
    components: componentsOf(tree, body),
    links: linksOf(tree),
  };
}

/** Address of a page without its language: `guide/start/index.mdx` becomes `/guide/start/`. */
export function routeOf(name: string): string | undefined {
  if (name.startsWith('shared/')) return undefined;
  return `/${name.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`;
}

function fencesOf(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    const line = position?.start.line ?? 0;
    fences.push({ language: lang ?? '', meta: meta ?? '', code: value, line });
  });
  return fences;
}

function componentsOf(tree: Root, body: string): Component[] {
  const components: Component[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('name' in node) || node.name === null || !('children' in node)) return;
    const start = node.position?.start.offset ?? 0;
    const end = node.children[0]?.position?.start.offset ?? node.position?.end.offset;
    const tag = body.slice(start, end).replace(/\s+/g, ' ').trim();
    components.push({
      name: String(node.name),
      tag,
      line: node.position?.start.line ?? 0,
    });
  });
  return components;
}

function linksOf(tree: Root): WrittenLink[] {
  const links: WrittenLink[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    if (!('url' in node)) return;
    links.push({ target: String(node.url), line: node.position?.start.line ?? 0 });
  });
  return links;
}
