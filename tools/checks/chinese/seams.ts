import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineAt } from '@site/pages/repository';
import { placeholder, proseOf } from './text.ts';

/** Marks where a link or bold text begins and ends; a character that no page contains. */
const seam = '\u0001';

const han = '\\p{Script=Han}';
const latin = `[A-Za-z0-9${placeholder}]`;
const tight = new RegExp(
  `${han}${seam}*${placeholder}|${placeholder}${seam}*${han}|${han}${seam}+${latin}|${latin}${seam}+${han}`,
  'gu',
);

/**
 * Finds code spans, links and bold text on Chinese pages that touch their neighbours where Han and
 * Latin characters meet. AutoCorrect looks at one run of text at a time and does not see these.
 */
export function seams(pages: readonly Page[]): Finding[] {
  return proseOf(pages, seam).flatMap(({ file, line, text }) =>
    [...text.matchAll(tight)].map((match) => ({
      file,
      line: line + lineAt(text, match.index) - 1,
      what: `There is no space in “${surroundings(text, match.index)}”, where Han and Latin characters or code meet.`,
      why: 'A space there makes lines easy to read, and the whole site has it.',
      todo: 'Put a space between them, outside the link, bold text or code.',
    })),
  );
}

function surroundings(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - 8), at + 10)
    .replaceAll(seam, '')
    .replaceAll(placeholder, '`…`')
    .trim();
}
