import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Finding } from '../findings/finding.ts';
import type { Heading, Page } from '../pages/page.ts';

/** Most characters of a heading; a Chinese one takes about twice the room. */
const most = { en: 64, zh: 34 } as const;

/**
 * Finds headings that are long, that end like a sentence, and, in English, that are written in title
 * case: with a capital in a word that none of `all` pages writes so amid a sentence. Questions keep their mark.
 */
export function headingWords(
  pages: readonly Page[],
  all: readonly Page[] = pages,
): Finding[] {
  const isName = namesIn([...pages, ...all]);
  return pages.flatMap((page) =>
    page.headings.flatMap((heading) => {
      const wrong = wrongWith(heading, page, isName);
      if (!wrong) return [];
      const { file } = page;
      return [
        {
          file,
          line: heading.line,
          what: `“${heading.text}” ${wrong.what}`,
          ...wrong.rest,
        },
      ];
    }),
  );
}

function wrongWith({ text }: Heading, { language }: Page, isName: IsName) {
  const length = [...text].length;
  if (length > most[language]) {
    const what = `is a heading of ${length} characters.`;
    const why = 'The outline beside the page and search results have room for less.';
    const todo = `Say it in ${most[language]} characters, and the rest below it.`;
    return { what, rest: { why, todo } };
  }
  if (/[.,:;。，：；、]$/u.test(text) && !text.endsWith('…')) {
    const what = 'is a heading that ends like a sentence.';
    const why =
      'A heading names what follows; a mark at its end makes readers wait for more.';
    return { what, rest: { why, todo: 'Leave the mark out.' } };
  }
  const word =
    language === 'en' ? capitalised(text).find((one) => !isName(one)) : undefined;
  if (word === undefined) return undefined;
  const what = `is a heading with a capital in “${word}”.`;
  const why =
    'Headings are in sentence case, as the rest of the text, so that names stand out.';
  return {
    what,
    rest: { why, todo: `Write “${word.toLowerCase()}”, unless it is a name.` },
  };
}

/** Words of a heading, but for the first of each sentence, that begin with a capital and go on in small letters. */
function capitalised(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{Ll}\d,)]\s)\p{Lu}\p{Ll}+/gu)].map(([word]) => word);
}

type IsName = (word: string) => boolean;

/** Tells words that stand with a capital amid the sentences of the pages: names. Reads no more pages than it needs to find one. */
function namesIn(pages: readonly Page[]): IsName {
  const names = new Set<string>();
  const waiting = [...new Set(pages)]
    .filter(({ language }) => language === 'en')
    .reverse();
  return (word) => {
    while (!names.has(word)) {
      const page = waiting.pop();
      if (!page) return false;
      visit(page.tree, ['paragraph', 'tableCell'], (node) => {
        for (const one of capitalised(plainText(node))) names.add(one);
      });
    }
    return true;
  };
}
