/**
 * A heading as the framework's index has it. `charIndex` is its position in the content, -1 if
 * unknown.
 */
interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
  readonly charIndex: number;
}

/** A page as the framework's index has it. */
export interface IndexedPage {
  readonly title: string;
  readonly content: string;
  readonly routePath: string;
  readonly toc: readonly Heading[];
  readonly description?: string;
  readonly frontmatter?: Readonly<Record<string, unknown>>;
}

/** The text below a heading, or, with depth 0 and the page's title, a page's introduction. */
export interface PageSection {
  readonly depth: number;
  readonly heading: string;
  readonly id: string;
  readonly prose: string;
  readonly code: string;
}

/** Anchors of the sections at the end of a page that only link to others. */
const linkSections = ['related', 'next-steps'];

/**
 * Splits the pages of a language at their headings, introduction first, without the sections that only
 * link to other pages. Messages of tools in code are prose, too, and the words of samples are left out.
 */
export function splitPages(pages: readonly IndexedPage[]): PageSection[][] {
  return pages.map((page) =>
    splitPage(page)
      .filter(({ id }) => !linkSections.includes(id))
      .map(({ heading, text, ...section }) => ({
        ...section,
        // The framework leaves the marks of code in headings.
        heading: heading.replaceAll('`', ''),
        ...separateCode(text),
      })),
  );
}

/** Headings that are not in the content have no text. */
function splitPage({ title, content, toc }: IndexedPage) {
  let last = 0;
  const starts = toc.map(({ text, charIndex }) => {
    const start = charIndex >= 0 ? charIndex : content.indexOf(text, last);
    if (start >= 0) last = start;
    return start;
  });
  const endAfter = (index: number) => starts.slice(index).find((start) => start >= 0);
  const introduction = content.slice(0, endAfter(0));
  return [
    { depth: 0, heading: title, id: '', text: introduction },
    ...toc.map(({ id, text, depth }, index) => {
      const start = starts[index] ?? -1;
      const end = endAfter(index + 1);
      const below = start < 0 ? '' : content.slice(start + text.length, end);
      return { depth, heading: text, id, text: below };
    }),
  ];
}

/**
 * The framework's index does not say what was code, so its layout decides: indents, and how its
 * lines begin and end.
 */
const codePatterns = [
  /^\s{2,}\S/m,
  /[;{}[(]\s*$|=>\s*$/m,
  /^[\])}]+[;,]?$/m,
  /^(?:import|export|const|var|let|function|return)\b.*['";{]/m,
  /^(?:\/\*|\/\/|\$ |"use )|^File \(/m,
];

/** The words of a sample are a block of one line that is indented by two spaces. */
const sampleWords = /^ {2}[\p{L}_$@].*$/u;

/** A line of a message of a tool, which readers paste. */
const messageLine = /[×⚠]|error\b|\bTS\d{4}|\bERR_[A-Z]/i;

/** A line of source code in a message: `3 │ export const a = 1;`. */
const quotedSource = /^[\s│|]*\d+ [│|] /;

function separateCode(text: string): Pick<PageSection, 'prose' | 'code'> {
  const prose: string[] = [];
  const code: string[] = [];
  for (const block of text.split(/\n{2,}/)) {
    if (sampleWords.test(block)) continue;
    const isCode = codePatterns.some((pattern) => pattern.test(block));
    for (const line of block.split('\n')) {
      if (isCode && quotedSource.test(line)) continue;
      // Messages lose their frames.
      const plain = line.replace(/[─│╭╰╯├▶┬]+|[~^]{3,}/g, '');
      (isCode && !messageLine.test(line) ? code : prose).push(plain);
    }
  }
  return { prose: prose.join('\n'), code: code.join('\n') };
}
