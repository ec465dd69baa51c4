import { createHash } from 'node:crypto';
import type { Page } from '@site/pages/page';
import { type Section, sectionsOf } from '@site/pages/sections';
import type { Nodes } from 'mdast';

/** An attribute of a tag, as the types of the tree have it. */
type Attribute = Extract<Nodes, { type: 'mdxJsxFlowElement' }>['attributes'][number];

/** What of the frontmatter readers meet. */
const told = ['title', 'titleSuffix', 'description'];

/** Tags around words that change nothing about what the words say. */
const transparent = new Set(['Term']);

/**
 * What each section of a page says, as ten hexadecimal digits by the section's id: words, code,
 * addresses and tags, in their order. Line breaks, indentation, the kind of a list's bullets, bold
 * type and comments make no difference; one changed letter does, since nobody but a reader can
 * tell a typing mistake from another meaning.
 */
export function meaningsOf(page: Page): Map<string, string> {
  return new Map(
    sectionsOf(page).map((section) => [section.id, digest(textOf(section, page))]),
  );
}

/** Whether a section has words of its own besides its heading. */
export function hasWords({ nodes }: Section): boolean {
  return nodes.some(
    (node) => node.type !== 'heading' && /\p{L}/u.test(saidBy(node, false)),
  );
}

function textOf({ id, nodes }: Section, { frontmatter }: Page): string {
  const head = id === '' ? told.map((key) => String(frontmatter[key] ?? '')) : [];
  return [...head, ...nodes.map((node) => saidBy(node, true))].join(' ');
}

function digest(text: string): string {
  const one = text.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(one).digest('hex').slice(0, 10);
}

/** The words of a node; with `code` also its code, addresses and tags. */
function saidBy(node: Nodes, code: boolean): string {
  const inside = 'children' in node ? node.children.map((one) => saidBy(one, code)) : [];
  // Cells, items and paragraphs stay apart; words that bold type cuts in two do not.
  const words = inside.join(isRunning(node) ? '' : ' ');
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

function isRunning({ type }: Nodes): boolean {
  return /^(paragraph|heading|strong|emphasis|delete|link|mdxJsxTextElement|tableCell)$/.test(
    type,
  );
}

function attributeOf(attribute: Attribute): string {
  if (attribute.type === 'mdxJsxExpressionAttribute') return `{${attribute.value}}`;
  const { name, value } = attribute;
  return `${name}=${typeof value === 'object' ? value?.value : value}`;
}
