import type { Page } from '@site/pages/page';
import { lineAt, type TextFile } from '@site/pages/repository';
import type { RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** A run of Chinese prose: one paragraph, heading, table cell, attribute or string. */
export interface Prose {
  file: string;
  /** Line of its first character. */
  line: number;
  /** The words. Each code span and expression is one `placeholder`, since it is not prose. */
  text: string;
}

/** Stands for a code span in prose; a letter to the eye, and never a bracket. */
export const placeholder = '￼';

/** Whether `text` holds at least one Han character. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/**
 * Lists the prose of Chinese pages: the blocks of the text, title and description, and attributes
 * of components that hold Han characters. English pages are left out. `seam` is put on both sides
 * of a link or of bold text, for checks that look at where they begin and end.
 */
export function proseOf(pages: readonly Page[], seam = ''): Prose[] {
  return pages
    .filter(({ language }) => language === 'zh')
    .flatMap((page) => [
      ...frontmatterOf(page),
      ...blocksOf(page, seam),
      ...attributesOf(page),
    ]);
}

/**
 * Lists the strings of a JSON file that are `wanted`, those with Han characters where nothing is
 * said. Values only; keys are no prose.
 */
export function proseOfJson({ file, text }: TextFile, wanted = hasHan): Prose[] {
  const strings = [...text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)];
  return strings.flatMap((match) => {
    const [, written = '""', colon] = match;
    const value: unknown = JSON.parse(written);
    if (colon !== undefined || typeof value !== 'string' || !wanted(value)) return [];
    return { file, line: lineAt(text, match.index), text: value };
  });
}

function frontmatterOf({ file, frontmatter, source }: Page): Prose[] {
  return ['title', 'titleSuffix', 'description'].flatMap((key) => {
    const text = frontmatter[key];
    if (typeof text !== 'string') return [];
    return { file, line: lineAt(source, Math.max(0, source.indexOf(`${key}:`))), text };
  });
}

function blocksOf({ file, tree }: Page, seam: string): Prose[] {
  const blocks: Prose[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    if (!('children' in node)) return;
    const line = node.position?.start.line ?? 0;
    blocks.push({ file, line, text: flatten(node.children, seam) });
    return SKIP;
  });
  return blocks;
}

function flatten(nodes: readonly RootContent[], seam: string): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type === 'break') return '\n';
      if (node.type === 'link' && isBareAddress(node)) return placeholder;
      return 'children' in node
        ? seam + flatten(node.children, seam) + seam
        : placeholder;
    })
    .join('');
}

function isBareAddress(link: Extract<RootContent, { type: 'link' }>): boolean {
  const [child] = link.children;
  return child?.type === 'text' && link.url.endsWith(child.value);
}

function attributesOf({ file, tree }: Page): Prose[] {
  const found: Prose[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('attributes' in node) || !Array.isArray(node.attributes)) return;
    for (const attribute of node.attributes) {
      const value: unknown = attribute.value;
      if (typeof value !== 'string' || !hasHan(value)) continue;
      found.push({ file, line: node.position?.start.line ?? 0, text: value });
    }
  });
  return found;
}
