import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Page } from '@site/mdx/page';
import { lineAt, type TextFile } from '@site/mdx/repository';
import { lintFor, loadConfig } from 'autocorrect-node';
import { visit } from 'unist-util-visit';
import { hasHan, type Prose, placeholder, proseOf } from './prose.ts';

const wrongSpacing = findingsWith(
  'Spaces around Latin words and code and full-width punctuation make lines easy to read.',
  'Put a space between them, outside the link, bold text or code.',
);

/**
 * Finds what AutoCorrect would change in `files`: missing spaces between Han and Latin characters,
 * half-width punctuation in Chinese text, full-width letters and digits. It recognizes the
 * kind of a file by its name. `settings` is the text of .autocorrectrc.
 */
export function spacing(files: readonly TextFile[], settings = ''): Finding[] {
  loadConfig(settings);
  return files.flatMap(({ file, text }): Finding[] => {
    const { lines, error } = lintFor(text, file.replace(/\.mdx$/, '.md'));
    if (error) {
      const what = `AutoCorrect cannot read it: ${error}`;
      return [wrongSpacing(file, what, 0, 'Correct the syntax of the file.')];
    }
    return lines
      .filter((line) => hasHan(line.old))
      .map((line) => {
        const what = `“${line.old.trim()}” has the wrong spaces or punctuation.`;
        return wrongSpacing(file, what, line.l, `Write “${line.new.trim()}”.`);
      });
  });
}

/** Marks where a link or bold text begins and ends; a character that no page contains. */
const boundary = '\u0001';

const han = '\\p{Script=Han}';
const latin = `[A-Za-z0-9${placeholder}]`;
const missingSpace = new RegExp(
  [
    `${han}${boundary}*${placeholder}`,
    `${placeholder}${boundary}*${han}`,
    `${han}${boundary}+${latin}`,
    `${latin}${boundary}+${han}`,
  ].join('|'),
  'gu',
);

/**
 * Finds code spans, links and bold text on Chinese pages without a space where Han and Latin
 * characters meet. AutoCorrect looks at one run of text at a time and does not see these.
 */
export function inlineSpacing(pages: readonly Page[]): Finding[] {
  const chinese = pages.filter(({ language }) => language === 'zh');
  return proseOf(chinese, boundary).flatMap((prose) =>
    [...prose.text.matchAll(missingSpace)].map(({ index }) => {
      const around = prose.text
        .slice(Math.max(0, index - 8), index + 10)
        .replaceAll(boundary, '')
        .replaceAll(placeholder, '`…`')
        .trim();
      const what = `There is no space in “${around}”, where Han and Latin characters or code meet.`;
      return wrongSpacing(prose.file, what, lineIn(prose, index));
    }),
  );
}

const halfWidth = findingsWith(
  'Chinese text has brackets and quotation marks of full width; others are too narrow.',
);

/**
 * Finds half-width brackets around Han characters or next to them. `foo()` and `foo(a)`, which are
 * calls, are accepted when no Han character is between the brackets.
 */
export function brackets(prose: readonly Prose[]): Finding[] {
  return prose.flatMap((run) =>
    [...run.text.matchAll(/\(([^()]*)\)/g)].flatMap(
      ({ 0: pair, 1: inside = '', index }) => {
        const before = run.text.slice(0, index);
        const after = run.text.slice(index + pair.length);
        const isCall = /[\w$]$/.test(before) && /^[\w$,. ]*$/.test(inside);
        const neighbours = before.trimEnd().slice(-1) + after.trimStart().slice(0, 1);
        if (!hasHan(inside) && (isCall || !hasHan(neighbours))) return [];
        const what = `“${pair}” has half-width brackets.`;
        const todo = `Write （${inside}） without spaces around it; code belongs into \`code\`.`;
        return halfWidth(run.file, what, lineIn(run, index), todo);
      },
    ),
  );
}

/** Finds straight quotation marks next to Han characters. */
export function quotes(prose: readonly Prose[]): Finding[] {
  return prose.flatMap((run) =>
    [...run.text.matchAll(/(["'])([^"']*)\1/g)].flatMap(
      ({ 0: pair, 2: inside, index }) => {
        const start = Math.max(0, index - 1);
        if (!hasHan(run.text.slice(start, index + pair.length + 1))) return [];
        const what = `${pair} has straight quotation marks.`;
        const todo = `Write “${inside}”; code belongs into \`code\`.`;
        return halfWidth(run.file, what, lineIn(run, index), todo);
      },
    ),
  );
}

const slanted = findingsWith(
  'Han characters have no italics; a browser slants them and they become hard to read.',
  'Use **bold** for what matters and “ ” for terms.',
);

/** Finds italics on Chinese pages, as Markdown or as a tag. */
export function italics(pages: readonly Page[]): Finding[] {
  return pages
    .filter(({ language }) => language === 'zh')
    .flatMap(({ file, tree }) => {
      const lines: number[] = [];
      visit(tree, (node) => {
        const isTag = 'name' in node && (node.name === 'em' || node.name === 'i');
        if (node.type === 'emphasis' || isTag) lines.push(node.position?.start.line ?? 0);
      });
      return lines.map((line) => slanted(file, 'Text is set in italics.', line));
    });
}

function lineIn({ line, text }: Prose, index: number): number {
  return line + lineAt(text, index) - 1;
}
