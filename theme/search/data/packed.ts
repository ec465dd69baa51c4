import type { Heading, IndexedPage } from './pages.ts';

/** The part of a page below a heading, as it is sent. */
export interface PackedSection {
  readonly depth: number;
  readonly heading: string;
  /** Left out where `anchorOf` tells it by the heading. */
  readonly id?: string;
  readonly text: string;
}

/** A page as it is sent: cut at its headings, with what the engine reads and nothing else. */
export interface PackedPage {
  /**
   * Stands in the first page, for all of them: the characters that their texts write as U+0080 and the following ones. So a
   * Chinese character takes two bytes on the wire instead of three.
   */
  readonly alphabet?: string;
  readonly title: string;
  readonly route: string;
  readonly description?: string;
  /** Left out where it is 1. */
  readonly standing?: number;
  readonly text: string;
  readonly sections: readonly PackedSection[];
}

/** The first character that stands for another one, and how many of them UTF-8 writes in two bytes. */
export const firstCode = 0x80;
export const mostCodes = 0x800 - firstCode;

/** The id that a heading has when nobody gave it another: a name written together, a sentence with dashes. */
export function anchorOf(heading: string): string {
  const plain = heading.toLowerCase();
  return /^[\w.]+$/.test(heading)
    ? plain.replaceAll('.', '')
    : plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** The pages that were packed, as the engine reads them. */
export function unpack(pages: readonly PackedPage[]): IndexedPage[] {
  const alphabet = pages[0]?.alphabet ?? '';
  const read = (text: string) =>
    text.replace(
      /[\u0080-\u07ff]/g,
      (code) => alphabet[code.charCodeAt(0) - firstCode] ?? code,
    );
  return pages.map((page) => unpackPage(page, read));
}

function unpackPage(page: PackedPage, read: (text: string) => string): IndexedPage {
  const toc: Heading[] = [];
  let content = read(page.text);
  for (const { depth, heading, id, text } of page.sections) {
    const name = read(heading);
    content += '\n\n';
    toc.push({
      id: id ?? anchorOf(name),
      text: name,
      depth,
      charIndex: content.length,
    });
    content += `${name}\n\n${read(text)}`;
  }
  return {
    title: read(page.title),
    routePath: page.route,
    content,
    toc,
    ...(page.description === undefined ? {} : { description: read(page.description) }),
    ...(page.standing === undefined
      ? {}
      : { frontmatter: { searchStanding: page.standing } }),
  };
}
