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
  readonly text: string;
}

/** Anchors of the sections at the end of a page that only link to others. */
const linkSections = ['related', 'next-steps'];

/**
 * Splits the pages of a language at their headings, introduction first, and removes what answers
 * no query: sections that only link to other pages, imports of components, source code and frames
 * in messages, and words of samples that no sentence of the pages has, such as made-up names.
 */
export function splitPages(pages: readonly IndexedPage[]): PageSection[][] {
  const split = pages.map((page) =>
    splitPage(page).filter(({ id }) => !linkSections.includes(id)),
  );
  const vocabulary = new Set<string>();
  const collect = (text: string) => {
    for (const name of namesIn(text)) vocabulary.add(name);
  };
  for (const { description = '' } of pages) collect(description);
  for (const { heading, text } of split.flat())
    for (const line of [heading, ...text.split('\n')])
      if (!isSampleLine(line)) collect(line);
  return split.map((sections) =>
    sections.map((section) => ({ ...section, text: trimText(section.text, vocabulary) })),
  );
}

/** Headings that are not in the content have no text. */
function splitPage({ title, content, toc }: IndexedPage): PageSection[] {
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

/** Identifiers with what joins them, in lower case, without the full stop of a sentence. */
function namesIn(text: string): string[] {
  const names: string[] = text.match(/[\p{L}_$@][\p{L}\p{N}_$./@-]*/gu) ?? [];
  return names.map((name) => name.replace(/[./-]+$/, '').toLowerCase());
}

/** The words of a sample are on one line that is indented by two spaces. */
function isSampleLine(line: string): boolean {
  return /^ {2}[^\s]/.test(line);
}

const componentImport = /^import\b.*['"](?:\.\.\/)+theme\/.*['"];$/;

/** A line of source code in a message: `3 │ export const a = 1;`. */
const quotedSource = /^[\s│|]*\d+ [│|] /;

function trimText(text: string, vocabulary: ReadonlySet<string>): string {
  const isInVocabulary = (word: string) =>
    namesIn(word).some((name) => vocabulary.has(name));
  return (
    text
      .split('\n')
      .flatMap((line) => {
        if (componentImport.test(line) || quotedSource.test(line)) return [];
        if (/^ {2}[\p{L}_$@]/u.test(line)) {
          const words = line.trim().split(' ').filter(isInVocabulary);
          return words.length > 0 ? [`  ${words.join(' ')}`] : [];
        }
        const plain = line.replace(/[─│╭╰╯├▶┬]+|[~^]{3,}/g, '').trimEnd();
        return line !== plain && !/[\p{L}\p{N}]/u.test(plain) ? [] : [plain];
      })
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      // Leading spaces stay: they mark the words of a sample.
      .replace(/^\n+|\s+$/g, '')
  );
}
