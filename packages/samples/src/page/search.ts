import path from 'node:path';
import { FindingsError } from '@site/pages/findings/error';
import { repository } from '@site/pages/repository/root';
import { samplesFolder } from '../build/places.ts';
import type { ShownFile } from './read.ts';
import { runtimeOf } from './runtime.ts';
import { findTags, type SampleTag } from './tags.ts';
import { type SampleView, viewOf } from './view.ts';

/** What the framework puts into the search index for a page, as far as samples are concerned. */
export interface IndexedPage {
  content: string;
  toc: { charIndex: number }[];
  /** The page's source with its partials put in. */
  _flattenContent?: string;
  _filepath: string;
}

/**
 * Adds what a page's samples show to its text in the search index, each at the end of the
 * section in which it stands, and moves the beginnings of the later sections accordingly. What
 * programs printed is added line by line, since errors are pasted whole, and each line of a page once.
 * Of files only the words are added that the page does not have yet: nobody looks for a
 * line of code, and every reader who searches downloads it.
 */
export function indexSamples(page: IndexedPage, root = samplesFolder): void {
  const source = page._flattenContent ?? '';
  const file = path.relative(repository, page._filepath);
  const isNewLine = firstTime((line) => line.trim());
  const isNewWord = firstTime((word) => word.toLowerCase());
  for (const word of wordsIn(page.content)) isNewWord(word);
  for (const tag of findTags(source)) {
    const view = viewIn(tag, file, root);
    if (!view) continue;
    const printed = printedIn(view)
      .split('\n')
      .filter((line) => /[\p{L}\p{N}]/u.test(line) && isNewLine(line));
    const words = wordsIn(view.files.map(withoutRuntime).join('\n')).filter(isNewWord);
    const text = [
      words.length > 0 ? `${asCode}${words.join(' ')}` : '',
      printed.join('\n'),
    ]
      .filter((one) => one !== '')
      .join('\n\n');
    if (text !== '') insert(page, headingsBefore(source, tag.line), text);
  }
}

/** Search takes indented text for code. */
const asCode = '  ';

/** Names and words with at least three characters. */
function wordsIn(text: string): string[] {
  const words: string[] = text.match(/[\p{L}_$][\p{L}\p{N}_$.-]*/gu) ?? [];
  return words.filter((word) => word.length > 2);
}

function firstTime(keyOf: (text: string) => string): (text: string) => boolean {
  const seen = new Set<string>();
  return (text) => {
    const key = keyOf(text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

function viewIn(tag: SampleTag, file: string, root: string): SampleView | undefined {
  try {
    return viewOf(tag, file, root);
  } catch (error) {
    // A mistake stops the build where the page is compiled, with the line that it is on there.
    if (error instanceof FindingsError) return undefined;
    throw error;
  }
}

function printedIn({ terminal, exercise, recorded }: SampleView): string {
  return [
    ...(terminal ? recorded.commands.flatMap((command) => command.terminal) : []),
    ...(exercise
      ? recorded.exercises.flatMap(({ command, says }) => [command, ...says])
      : []),
  ].join('\n');
}

/** Nobody looks for the bundler's runtime, which is the same in every file and longer than most. */
function withoutRuntime(file: ShownFile): string {
  const runtime = runtimeOf(file);
  return file.lines
    .filter((_, index) => !runtime || index + 1 < runtime.from || index + 1 > runtime.to)
    .join('\n');
}

export function insert(page: IndexedPage, section: number, text: string): void {
  // A heading that the framework could not place has no beginning to stop at.
  const next = page.toc.slice(section).find(({ charIndex }) => charIndex >= 0);
  const at = next?.charIndex ?? page.content.length;
  const before = page.content.slice(0, at).trimEnd();
  const after = page.content.slice(at);
  const added = `${before}${before === '' ? '' : '\n\n'}${text}${after === '' ? '' : '\n\n'}`;
  for (const heading of page.toc) {
    if (heading.charIndex >= at) heading.charIndex += added.length - at;
  }
  page.content = added + after;
}

/** How many headings of the table of contents stand above a line. */
export function headingsBefore(source: string, line: number): number {
  let open = '';
  let count = 0;
  for (const text of source.split('\n').slice(0, line - 1)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark && (open === '' || (mark.startsWith(open) && text.trim() === mark))) {
      open = open === '' ? mark : '';
    } else if (open === '' && /^ {0,3}#{2,4} \S/.test(text)) count++;
  }
  return count;
}
