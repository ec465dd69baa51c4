import GithubSlugger from '@rspress/shared/github-slugger';
import { extractTextAndId } from '@rspress/shared/node-utils';
import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import type { Language } from '../format/language.ts';
import { fieldsOf } from '../format/records.ts';
import type { Component, Fence, Heading, Page, WrittenLink } from './page.ts';

// Like the framework; remarkCjkFriendly is needed for emphasis next to Chinese punctuation.
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkMdx);

/** By their text, since several plugins read each page in each environment of a build. */
export const knownTrees = new Map<string, Root>();

/**
 * Parses a page. `file` is its path from the root of the repository. Throws an error with `line` if
 * the source is not valid MDX, and if the file is not in `docs/en` or `docs/zh`. Nobody may modify
 * the tree: all pages with the same text share it.
 */
export function parsePage(file: string, source: string): Page {
  const [, folder, name] = /^docs\/(en|zh)\/(.+)$/.exec(file) ?? [];
  if (name === undefined) throw new Error(`${file} is not a page of docs/en or docs/zh.`);
  const { frontmatter, body } = prepareSource(source);
  const tree = treeOf(body);
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

/**
 * The syntax tree of a page's prepared source. Throws an error with `line` if it is not valid MDX.
 * Nobody may modify the tree: all pages with the same text share it.
 */
export function treeOf(body: string): Root {
  const tree = knownTrees.get(body) ?? parser.parse(body);
  knownTrees.set(body, tree);
  return tree;
}

/** The address of a page without language: `guide/start/index.mdx` becomes `/guide/start/`. */
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

/** The tags of a page, of whose prepared source `tree` is the syntax tree, in their order. */
export function componentsOf(tree: Root, body: string): Component[] {
  const components: Component[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('name' in node && 'children' in node && 'attributes' in node)) return;
    if (!node.position || node.name === null || !Array.isArray(node.attributes)) return;
    const { start, end } = node.position;
    const inside = node.children[0]?.position?.start.offset ?? end.offset;
    const attributes = node.attributes.map((one: unknown) => {
      const { name = '{…}', value } = fieldsOf(one);
      return [String(name), textOf(value)] as const;
    });
    components.push({
      name: String(node.name),
      tag: body.slice(start.offset, inside).replace(/\s+/g, ' ').trim(),
      line: start.line,
      endLine: end.line,
      indent: ' '.repeat(start.column - 1),
      attributes: new Map(attributes),
      alone: node.type === 'mdxJsxFlowElement' && node.children.length === 0,
    });
  });
  return components;
}

function textOf(value: unknown): string | true {
  if (typeof value === 'string') return value;
  return value ? `{${fieldsOf(value).value}}` : true;
}

function linksOf(tree: Root): WrittenLink[] {
  const links: WrittenLink[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    if (!('url' in node)) return;
    links.push({ target: String(node.url), line: node.position?.start.line ?? 0 });
  });
  return links;
}

/** Both helpers are the framework's own, so the ids are those of the built page. */
function headingsOf(tree: Root): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const [text, explicit] = extractTextAndId(plainText(node));
    headings.push({
      depth: node.depth,
      text: text.trim(),
      id: explicit || slugger.slug(text.trim()),
      line: node.position?.start.line ?? 0,
    });
  });
  return headings;
}

/** The parts of a page's source. */
interface PreparedSource {
  frontmatter: Readonly<Record<string, unknown>>;
  /** The text, with a blank line for each line of frontmatter to preserve line numbers. */
  body: string;
}

/**
 * Prepares the source of a page for an MDX parser: removes the frontmatter, and escapes the `{#id}`
 * of headings, which MDX would read as an expression. Throws the YAML parser's error if the
 * frontmatter is not YAML.
 */
export function prepareSource(source: string): PreparedSource {
  const match = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?=\r?\n|$)/.exec(source);
  const head = match?.[0] ?? '';
  const values: unknown = parseYaml(match?.[1] ?? '');
  const body = head.replace(/[^\r\n]/g, '') + source.slice(head.length);
  return {
    frontmatter: fieldsOf(values),
    body: body.replace(/^(#{1,6}(?!#).*?)\\?\{#/gm, '$1\\{#'),
  };
}
