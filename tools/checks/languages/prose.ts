import type { Language } from '@site/mdx/language';
import type { Page } from '@site/mdx/page';
import { lineAt, type TextFile } from '@site/mdx/repository';
import type { RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** A run of prose: one paragraph, heading, table cell, attribute or string. */
export interface Prose {
  file: string;
  language: Language;
  /** Line of its first character. */
  line: number;
  /** The words, with a `placeholder` for each code span and expression. */
  text: string;
}

/** Replaces a code span; it counts as a letter and not as a bracket. */
export const placeholder = '￼';

/** Whether `text` holds at least one Han character. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/**
 * The prose of pages: blocks of text, title and description, and attributes of components with Han
 * characters. `boundary` is put on both sides of a link or bold text, for checks of the spaces
 * around them.
 */
export function proseOf(pages: readonly Page[], boundary = ''): Prose[] {
  return pages.flatMap((page) => {
    const { file, language } = page;
    const found = [...headOf(page), ...blocksOf(page, boundary), ...attributesOf(page)];
    return found.map(([line, text]) => ({ file, language, line, text }));
  });
}

/**
 * The strings among the values of a JSON file that `isWanted` accepts, in the language of their
 * characters.
 */
export function proseOfJson({ file, text }: TextFile, isWanted = hasHan): Prose[] {
  const strings = [...text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)];
  return strings.flatMap(({ 1: written = '""', 2: colon, index }) => {
    const value: unknown = JSON.parse(written);
    if (colon !== undefined || typeof value !== 'string' || !isWanted(value)) return [];
    const language = hasHan(value) ? 'zh' : 'en';
    return { file, language, line: lineAt(text, index), text: value };
  });
}

type Run = readonly [line: number, text: string];

function headOf({ frontmatter, source }: Page): Run[] {
  return ['title', 'titleSuffix', 'description'].flatMap((key): Run[] => {
    const text = frontmatter[key];
    if (typeof text !== 'string') return [];
    return [[lineAt(source, Math.max(0, source.indexOf(`${key}:`))), text]];
  });
}

/** Without the ids of headings. */
function blocksOf({ tree }: Page, boundary: string): Run[] {
  const runs: Run[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    if (!('children' in node)) return;
    const text = flatten(node.children, boundary).replace(/\s*\\?\{#[^}]*\}\s*$/, '');
    runs.push([node.position?.start.line ?? 0, text]);
    return SKIP;
  });
  return runs;
}

function flatten(nodes: readonly RootContent[], boundary: string): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type === 'break') return '\n';
      if (!('children' in node)) return placeholder;
      const inside = flatten(node.children, boundary);
      // The text of a bare address is no prose.
      if (node.type === 'link' && inside && node.url.endsWith(inside)) return placeholder;
      return boundary + inside + boundary;
    })
    .join('');
}

/** Values in quotation marks, not expressions. */
function attributesOf({ components }: Page): Run[] {
  return components.flatMap(({ line, attributes }) =>
    [...attributes.values()]
      .filter((value) => value !== true && hasHan(value) && !value.startsWith('{'))
      .map((value): Run => [line, String(value)]),
  );
}
