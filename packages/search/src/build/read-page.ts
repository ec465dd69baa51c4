import {
  attribute,
  type Element,
  lineage,
  type Node,
  parseBuilt,
  rawText,
} from '@site/mdx/html';
import type { IndexEntry, IndexedHeading } from '../browser/types.ts';

/** The text below a heading, or the introduction, which has none. */
interface ReadSection {
  readonly heading?: Omit<IndexedHeading, 'charIndex'>;
  text: string;
  /** The code that it shows, that of samples included. */
  code: string;
}

/** What readers read on a page. */
export interface ReadPage {
  readonly title: string;
  readonly sections: readonly ReadSection[];
}

/** Anchors of the sections at the end of a page that only link to others. */
const linkSections = ['related', 'next-steps'];

/**
 * Reads the document in the HTML of a page, without controls, what is hidden, and sections that only
 * link to other pages. `undefined` for a page without a document.
 */
export function readPage(html: string): ReadPage | undefined {
  const { elements } = parseBuilt('', html);
  const root = elements.find((one) => hasClass(one, 'rspress-doc'));
  if (!root) return undefined;
  const title = elements.find(({ tagName }) => tagName === 'h1');
  const sections = sectionsIn(root).filter(
    ({ heading }) => !linkSections.includes(heading?.id ?? ''),
  );
  return { title: title ? headingText(title) : '', sections };
}

/** The entries of the pages of a language. */
export function entriesOf(
  pages: readonly (ReadPage &
    Pick<IndexEntry, 'routePath'> & { description?: string | undefined })[],
): IndexEntry[] {
  return pages.map(({ title, sections, routePath, description = '' }, id) => {
    let content = singleLine(description);
    const toc = sections.flatMap(({ heading, text }) => {
      const charIndex = content.length + 1;
      content += heading ? `\n${heading.text}\n${text}` : `\n${text}`;
      return heading ? [{ ...heading, charIndex }] : [];
    });
    return { id, title, content, toc, routePath, domain: '' };
  });
}

/**
 * For each section of the pages of a language, the names in its code that its text does not have, each
 * once, as they are written, with a space between them; without those that most code has. Whole code
 * would weigh half as much as all texts.
 */
export function namesInCode(pages: readonly ReadPage[]): string[] {
  const sections = pages
    .flatMap((page) => page.sections)
    .map(({ text, code }) => {
      const inText = new Set(names(text.toLowerCase()));
      const lines = code.split('\n').filter(({ length }) => length <= longestLine);
      const found = new Set(lines.flatMap(names));
      return [...found].filter(
        (name) => !inText.has(name.toLowerCase()) && !hash.test(name),
      );
    });
  const counts = new Map<string, number>();
  for (const name of sections.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return sections.map((own) =>
    own.filter((name) => (counts.get(name) ?? 0) <= mostSections).join(' '),
  );
}

/** What the code of more sections has, such as `import`, leads to none of them. */
const mostSections = 40;

/** Nobody wrote a longer line of code: it is minified, and so are its names. */
const longestLine = 160;

/** A hash in the name of a file. */
const hash = /^(?=.*\d)[\da-f]{6,}$/;

/** Names of at least three characters, a letter among them. */
function names(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}_]{3,}/gu) ?? [];
  return words.filter((word) => /\p{L}/u.test(word));
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

/** What has a line of its own, as each message in a list or a table does. */
const ownLine = new Set(['li', 'td']);

const inline = new Set('a abbr b button code em i kbd mark small span strong'.split(' '));

function sectionsIn(root: Element): ReadSection[] {
  const sections: ReadSection[] = [{ text: '', code: '' }];
  const printed = new Set<string>();
  const visit = (node: Node, inSample: boolean): void => {
    const section = sections.at(-1);
    if (!section) return;
    if (node.nodeName === '#text' && 'value' in node) {
      if (!inSample) section.text += node.value.replace(/\s+/g, ' ');
      return;
    }
    if (!('tagName' in node) || isUnread(node)) return;
    const id = attribute(node, 'id');
    if (/^h[234]$/.test(node.tagName) && id) {
      const heading = { text: headingText(node), id, depth: Number(node.tagName[1]) };
      sections.push({ heading, text: '', code: '' });
      return;
    }
    if (node.tagName === 'pre') {
      if (!isText(node)) section.code += `${rawText(node)}\n`;
      const lines = isText(node) ? messageLines(rawText(node)) : [];
      for (const line of lines.filter((one) => !printed.has(one))) {
        printed.add(line);
        section.text += ` ${line} `;
      }
      return;
    }
    const space = inline.has(node.tagName) ? '' : ownLine.has(node.tagName) ? '\n' : ' ';
    section.text += space;
    for (const child of node.childNodes)
      visit(child, inSample || node.tagName === 'figure');
    section.text += space;
  };
  for (const child of root.childNodes) visit(child, false);
  return sections.map((one) => ({
    ...one,
    text: one.text.split('\n').map(singleLine).filter(Boolean).join('\n'),
  }));
}

/** Whether a code block has what tools print, rather than code. */
function isText(pre: Element): boolean {
  return [...lineage(pre)].some(
    (one) => hasClass(one, 'language-text') || hasClass(one, 'language-txt'),
  );
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

/** The text of a heading without the link to itself. */
function headingText(heading: Element): string {
  const read = heading.childNodes.filter(
    (node) => !('tagName' in node) || !isUnread(node),
  );
  return singleLine(read.map(rawText).join(''));
}

function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(' ').includes(name);
}

function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
