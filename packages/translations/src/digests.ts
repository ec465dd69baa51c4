import { createHash } from 'node:crypto';
import type { Page } from '@site/pages/page';
import { type Section, sectionsOf } from '@site/pages/sections';
import type { Nodes } from 'mdast';

type Attribute = Extract<Nodes, { type: 'mdxJsxFlowElement' }>['attributes'][number];

/** Frontmatter that readers see. */
const visibleFrontmatter = ['title', 'titleSuffix', 'description'];

/** Tags that do not change the meaning of the words inside. */
const transparent = new Set(['Term']);

/**
 * A digest of what each section of a page says, by section id: ten hexadecimal digits. It covers
 * words, code, addresses and tags. Line breaks, indentation, bullet characters, bold type and
 * comments make no difference. A changed letter does: only a reader can tell a typing mistake from
 * a change of meaning.
 */
export function sectionDigests(page: Page): Map<string, string> {
  return new Map(
    sectionsOf(page).map((section) => [section.id, digest(textOf(section, page))]),
  );
}

/** Whether a section has prose of its own besides its heading. */
export function hasProse({ nodes }: Section): boolean {
  return nodes.some(
    (node) => node.type !== 'heading' && /\p{L}/u.test(contentOf(node, false)),
  );
}

function textOf({ id, nodes }: Section, { frontmatter }: Page): string {
  const head =
    id === '' ? visibleFrontmatter.map((key) => String(frontmatter[key] ?? '')) : [];
  return [...head, ...nodes.map((node) => contentOf(node, true))].join(' ');
}

function digest(text: string): string {
  const normalized = text.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(normalized).digest('hex').slice(0, 10);
}

/** The words of a node and, with `code`, also its code, addresses and tags. */
function contentOf(node: Nodes, code: boolean): string {
  const inside =
    'children' in node ? node.children.map((one) => contentOf(one, code)) : [];
  // Blocks are separated by a space. Inline markup is not: it may be inside a word.
  const words = inside.join(isInline(node) ? '' : ' ');
  switch (node.type) {
    case 'text':
      return node.value;
    case 'mdxjsEsm':
      return '';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return code && !/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value) ? `{${node.value}}` : '';
    case 'inlineCode':
      return code ? `\`${node.value}\`` : '';
    case 'code':
      return code ? ['```', node.lang, node.meta, node.value].join(' ') : '';
    case 'link':
    case 'definition':
      return code ? `[${words}](${node.url})` : words;
    case 'image':
      return code ? `![${node.alt}](${node.url})` : '';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (!code || transparent.has(node.name ?? '')) return words;
      return `<${node.name} ${node.attributes.map(attributeOf).join(' ')}>${words}</>`;
    default:
      return words;
  }
}

function isInline({ type }: Nodes): boolean {
  return /^(paragraph|heading|strong|emphasis|delete|link|mdxJsxTextElement|tableCell)$/.test(
    type,
  );
}

function attributeOf(attribute: Attribute): string {
  if (attribute.type === 'mdxJsxExpressionAttribute') return `{${attribute.value}}`;
  const { name, value } = attribute;
  return `${name}=${typeof value === 'object' ? value?.value : value}`;
}
