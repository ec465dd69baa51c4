import type { Page } from '@site/mdx/page';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** A message or a code that a section explains. */
export interface CardMessage {
  /** `…` stands for what varies. */
  readonly text: string;
  readonly isCode: boolean;
  /** Address of the section: `/guide/faq/errors#unknown-option`. */
  readonly section: string;
}

const errorPages = /^guide\/faq\/(?:errors|error-codes|typescript-errors)\.mdx$/;
const codes = /\b(?:TS\d{4,5}|ERR(?:_[A-Z]+)+)\b/g;

/**
 * What the three pages about errors explain, in all languages: the headings of their cards, the codes
 * in these, and the messages listed below them.
 */
export function cardMessages(pages: readonly Page[]): CardMessage[] {
  return pages.filter(({ name }) => errorPages.test(name)).flatMap(messagesOf);
}

function messagesOf({ route, headings, tree }: Page): CardMessage[] {
  const found: CardMessage[] = [];
  let section = '';
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      const heading = headings.find(({ line }) => line === node.position?.start.line);
      section = `${route}#${heading?.id}`;
      if (!heading || node.depth !== 3) return;
      const text = heading.text.replace(/^(?:(?:, )?TS\d+)+: /, '');
      found.push({ text, isCode: false, section });
      for (const code of heading.text.match(codes) ?? [])
        found.push({ text: code, isCode: true, section });
    } else if (node.type === 'listItem') {
      const [first] = node.children;
      const [code] = first?.type === 'paragraph' ? first.children : [];
      if (code?.type === 'inlineCode')
        found.push({ text: textOf(code), isCode: false, section });
    } else if ('children' in node) {
      for (const child of node.children) visit(child);
    }
  };
  visit(tree);
  return found;
}
