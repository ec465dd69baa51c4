import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Page } from '@site/mdx/page';
import { lineAt } from '@site/mdx/repository';

/** Prompts in the templates of `npm run new`, and the sentences there that a text replaces. */
const templateText =
  /\{\/\* Write: ([\s\S]*?) \*\/\}|This page is not written yet|本页还没有写/g;

const unfinished = findingsWith(
  'A reader who finds an unfinished page believes that there is no more to know.',
  'Write what it asks for, in one or two real sentences, and delete it.',
);

/** Finds what is left on a page of the template that `npm run new` made it from. */
export function leftPrompts(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, source }) =>
    [...source.matchAll(templateText)].map(({ 0: match, 1: prompt = match, index }) => {
      const what = `A prompt of the template is left: “${prompt}”`;
      return unfinished(file, what, lineAt(source, index + 1));
    }),
  );
}
