import type { CutPage } from './cut.ts';

/**
 * Anchors of the sections that end a page with links to others, and say in fewer words what those
 * say.
 */
const leadingOn = ['related', 'next-steps'];

/**
 * Takes out of pages what answers no query: sections that only lead on, lines by which a page gets
 * its components, source that a message repeats below itself, the frames around it, and, of the
 * words of samples, which stand in indented lines, those that are only names made up for the
 * sample, because no sentence of the language's pages has them.
 */
export function shorten(whole: readonly CutPage[]): CutPage[] {
  const pages = whole.map((page) => ({
    ...page,
    sections: page.sections.filter(({ id }) => !leadingOn.includes(id)),
  }));
  const told = new Set<string>();
  for (const text of pages.flatMap(textsOf)) {
    for (const line of text.split('\n')) {
      if (!isOfSample(line)) for (const name of namesIn(line)) told.add(name);
    }
  }
  const isTold = (word: string) => namesIn(word).some((name) => told.has(name));
  return pages.map((page) => ({
    ...page,
    text: shortened(page.text, isTold),
    sections: page.sections.map((section) => ({
      ...section,
      text: shortened(section.text, isTold),
    })),
  }));
}

function textsOf({ title, description, text, sections }: CutPage): string[] {
  const below = sections.flatMap((section) => [section.heading, section.text]);
  return [title, description, text, ...below];
}

/**
 * Names with their joints, without the full stop of a sentence, folded as far as identifiers need
 * it.
 */
function namesIn(text: string): string[] {
  const names: string[] = text.match(/[\p{L}_$@][\p{L}\p{N}_$./@-]*/gu) ?? [];
  return names.map((name) => name.replace(/[./-]+$/, '').toLowerCase());
}

/** The words of samples stand in one line, indented by two blanks. */
function isOfSample(line: string): boolean {
  return /^ {2}[^\s]/.test(line);
}

const importOfPage = /^import\b.*['"](?:\.\.\/)+theme\/.*['"];$/;

/** A line of source in a message: `3 │ export const a = 1;`. */
const repeatedSource = /^[\s│|]*\d+ [│|] /;

function shortened(text: string, isTold: (word: string) => boolean): string {
  return (
    text
      .split('\n')
      .flatMap((line) => {
        if (importOfPage.test(line) || repeatedSource.test(line)) return [];
        if (isOfSample(line) && /^ {2}[\p{L}_$@]/u.test(line)) {
          const words = line.trim().split(' ').filter(isTold);
          return words.length > 0 ? [`  ${words.join(' ')}`] : [];
        }
        const plain = line.replace(/[─│╭╰╯├▶┬]+|[~^]{3,}/g, '').trimEnd();
        return line !== plain && !/[\p{L}\p{N}]/u.test(plain) ? [] : [plain];
      })
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      // Blanks at the beginning say that the words are a sample's.
      .replace(/^\n+|\s+$/g, '')
  );
}
