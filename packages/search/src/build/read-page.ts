import { attribute, type Element, type Node, parseTree, rawText } from '@site/pages/html';
import type { IndexEntry } from '../browser/types.ts';

interface Section {
  readonly heading?: {
    readonly text: string;
    readonly id: string;
    readonly depth: number;
  };
  text: string;
}

/** Anchors of the sections at the end of a page that only link to others. */
const linkSections = ['related', 'next-steps'];

/**
 * What readers read in the HTML of a page: its document without code, controls, what is hidden, and
 * sections that only link to other pages. Of code blocks and samples, it has what tools print.
 * `undefined` for a page without a document.
 */
export function readPage(
  html: string,
  routePath: string,
  description = '',
): Omit<IndexEntry, 'id'> | undefined {
  const root = find(parseTree(html), (one) => hasClass(one, 'rspress-doc'));
  if (!root) return undefined;
  const title = find(root, ({ tagName }) => tagName === 'h1');
  const sections = sectionsIn(root).filter(
    ({ heading }) => !linkSections.includes(heading?.id ?? ''),
  );
  let content = singleLine(description);
  const toc = sections.flatMap(({ heading, text }) => {
    const charIndex = content.length + 1;
    content += heading ? `\n${heading.text}\n${text}` : `\n${text}`;
    return heading ? [{ ...heading, charIndex }] : [];
  });
  const name = title ? headingText(title) : '';
  return { title: name, content, toc, routePath, domain: '' };
}

/** What is not read as text: tools, controls and their labels, pictures, and what opens on demand. */
const unread = new Set('h1 svg script style label legend select figcaption'.split(' '));
const unreadClasses = ['visually-hidden', 'rp-header-anchor', 'rp-not-doc'];

const isUnread = (element: Element) =>
  unread.has(element.tagName) ||
  unreadClasses.some((name) => hasClass(element, name)) ||
  ['hidden', 'popover', 'aria-hidden', 'data-styles'].some(
    (name) => attribute(element, name) !== undefined,
  );

const inline = new Set('a abbr b button code em i kbd mark small span strong'.split(' '));

function sectionsIn(root: Element): Section[] {
  const sections: Section[] = [{ text: '' }];
  const printed = new Set<string>();
  const visit = (node: Node, inSample: boolean): void => {
    const section = sections.at(-1);
    if (!section) return;
    if (node.nodeName === '#text' && 'value' in node) {
      if (!inSample) section.text += node.value;
      return;
    }
    if (!('tagName' in node) || isUnread(node)) return;
    const id = attribute(node, 'id');
    if (/^h[234]$/.test(node.tagName) && id) {
      const heading = { text: headingText(node), id, depth: Number(node.tagName[1]) };
      sections.push({ heading, text: '' });
      return;
    }
    if (node.tagName === 'pre') {
      const lines = isText(node) ? messageLines(rawText(node)) : [];
      for (const line of lines.filter((one) => !printed.has(one))) {
        printed.add(line);
        section.text += ` ${line} `;
      }
      return;
    }
    const space = inline.has(node.tagName) ? '' : ' ';
    section.text += space;
    for (const child of node.childNodes)
      visit(child, inSample || node.tagName === 'figure');
    section.text += space;
  };
  for (const child of root.childNodes) visit(child, false);
  return sections.map((one) => ({ ...one, text: singleLine(one.text) }));
}

/** Whether a code block has what tools print, rather than code. */
function isText(pre: Element): boolean {
  for (let node: Node | null = pre; node && 'tagName' in node; node = node.parentNode)
    if (hasClass(node, 'language-text') || hasClass(node, 'language-txt')) return true;
  return false;
}

/** A line of a message, which readers paste. */
const messageLine = /[×⚠●]|error|warn|fail|cannot|can't|must|\bTS\d{4}|\bERR_[A-Z]/i;

/** The messages in what tools print, without frames and the source code that they quote. */
function messageLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => messageLine.test(line) && !/^[\s│|]*\d+ [│|] /.test(line))
    .map((line) => singleLine(line.replace(/[─│╭╰╯├▶┬]+|[~^]{3,}/g, '')));
}

function headingText(heading: Element): string {
  const own = heading.childNodes.filter(
    (node) => !('tagName' in node) || !isUnread(node),
  );
  return singleLine(own.map(rawText).join(''));
}

function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(' ').includes(name);
}

function find(node: Node, isWanted: (element: Element) => boolean): Element | undefined {
  if ('tagName' in node && isWanted(node)) return node;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
