import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineAt, lineOf } from '@site/pages/repository';

const why =
  'A reader who finds an unfinished page believes that there is no more to know.';

/** What the templates of `npm run new` say in place of a text. */
const placeholders = ['This page is not written yet', '本页还没有写'];

/**
 * Finds what a new page was given to be replaced, its prompts, which are comments that begin with
 * `Write:`, and the words that it is not written yet, on pages that are off the list of unwritten ones.
 */
export function leftPrompts(
  pages: readonly Page[],
  routes: readonly string[],
): Finding[] {
  return pages
    .filter(({ route }) => route === undefined || !routes.includes(route))
    .flatMap((page) => [
      ...promptsOf(page).map(({ line, text }) => ({
        file: page.file,
        line,
        what: `A prompt is left: “${text}”`,
        why,
        todo: 'Write what it asks for, and delete it.',
      })),
      ...placeholders
        .filter((words) => page.source.includes(words))
        .map((words) => ({
          file: page.file,
          line: lineOf(page.source, words),
          what: `It says “${words}”.`,
          why,
          todo: 'Write the description and the introduction, in one and two real sentences.',
        })),
    ]);
}

/** Notes on the pages of the list: how many of their prompts are left, and the first of them. */
export function stillToWrite(
  pages: readonly Page[],
  routes: readonly string[],
): Finding[] {
  return pages
    .filter(({ route }) => route !== undefined && routes.includes(route))
    .map((page) => {
      const prompts = promptsOf(page);
      const [first] = prompts;
      return {
        file: page.file,
        line: first?.line ?? 0,
        what: first
          ? `It is not written yet; prompts left: ${prompts.length}, the first “${first.text}”`
          : 'It is not written yet.',
        why,
        todo: 'Write it in both languages, then take it off tools/checks/unwritten/list.json.',
      };
    });
}

function promptsOf({ source }: Page): { line: number; text: string }[] {
  return [...source.matchAll(/\{\/\* Write: ([\s\S]*?) \*\/\}/g)].map(
    ({ 1: text = '', index }) => ({ line: lineAt(source, index + 1), text }),
  );
}
