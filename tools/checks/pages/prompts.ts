import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineAt } from '@site/pages/repository';

/** Prompts in the templates of `npm run new`, and the sentences there that a text replaces. */
const templateText =
  /\{\/\* Write: ([\s\S]*?) \*\/\}|This page is not written yet|本页还没有写/g;

/** Finds what is left on a page of the template that `npm run new` made it from. */
export function leftPrompts(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, source }) =>
    [...source.matchAll(templateText)].map(({ 0: match, 1: prompt, index }) => ({
      file,
      line: lineAt(source, index + 1),
      what: prompt
        ? `A prompt of the template is left: “${prompt}”`
        : `The page still says “${match}”.`,
      why: 'A reader who finds an unfinished page believes that there is no more to know.',
      todo: prompt
        ? 'Write what it asks for, and delete it.'
        : 'Write the description and the introduction, in one and two real sentences.',
    })),
  );
}
