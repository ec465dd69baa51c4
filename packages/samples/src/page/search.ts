import { FindingsError } from '@site/pages/findings';
import { pathInRepository } from '@site/pages/repository';
import { findTagsOf } from '@site/pages/tags';
import { samplesFolder } from '../build/sample.ts';
import { runtimeLines, type ShownFile } from './shown-files.ts';
import { type SampleTag, type SampleView, viewOf } from './view.ts';

/** The part of the framework's search index of a page that is used here. */
export interface IndexedPage {
  content: string;
  toc: { charIndex: number }[];
  /** The page's source including its partials. */
  _flattenContent?: string;
  _filepath: string;
}

/**
 * Adds what a page's samples show to its search index, each at the end of its section. Terminal
 * output is added line by line, because readers paste whole errors, and each line once. Of files
 * only words that the page does not have yet are added: nobody searches for a line of code, and
 * every reader who searches downloads the index.
 */
export function indexSamples(page: IndexedPage, root = samplesFolder): void {
  const source = page._flattenContent ?? '';
  const file = pathInRepository(page._filepath);
  const isNewLine = firstTime((line) => line.trim());
  const isNewWord = firstTime((word) => word.toLowerCase());
  for (const word of wordsIn(page.content)) isNewWord(word);
  for (const tag of findTagsOf(source, ['Sample'])) {
    const view = validView(tag, file, root);
    if (!view) continue;
    const printed = printedLines(view).filter(
      (line) => /[\p{L}\p{N}]/u.test(line) && isNewLine(line),
    );
    const code = view.files.map(withoutRuntime).join('\n');
    const words = wordsIn(code).filter(isNewWord).join(' ');
    // Search treats indented text as code.
    const text = [words && `  ${words}`, printed.join('\n')].filter(Boolean).join('\n\n');
    if (text !== '') addToSection(page, headingsBefore(source, tag.line), text);
  }
}

/** Names and words of at least three characters. */
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

function validView(tag: SampleTag, file: string, root: string): SampleView | undefined {
  try {
    return viewOf(tag, file, root);
  } catch (error) {
    // The build reports it, with its line, when it compiles the page.
    if (error instanceof FindingsError) return undefined;
    throw error;
  }
}

function printedLines({ terminal, exercise, recorded }: SampleView): string[] {
  return [
    ...(terminal ? recorded.commands.flatMap((command) => command.terminal) : []),
    ...(exercise
      ? recorded.exercises.flatMap(({ command, says }) => [command, ...says])
      : []),
  ].flatMap((text) => text.split('\n'));
}

/** The bundler's runtime is the same in every file, and longer than most. */
function withoutRuntime(file: ShownFile): string {
  const { from, to } = runtimeLines(file) ?? { from: Number.POSITIVE_INFINITY, to: 0 };
  return file.lines.filter((_, index) => index + 1 < from || index + 1 > to).join('\n');
}

/**
 * Inserts text at the end of a page's section, given by its index in the table of contents, and
 * moves the later headings accordingly.
 */
export function addToSection(page: IndexedPage, section: number, text: string): void {
  // The framework gives headings that it cannot find a negative index.
  const next = page.toc.slice(section).find(({ charIndex }) => charIndex >= 0);
  const end = next?.charIndex ?? page.content.length;
  const before = page.content.slice(0, end).trimEnd();
  const after = page.content.slice(end);
  const added = `${before}${before === '' ? '' : '\n\n'}${text}${after === '' ? '' : '\n\n'}`;
  for (const heading of page.toc) {
    if (heading.charIndex >= end) heading.charIndex += added.length - end;
  }
  page.content = added + after;
}

/** The number of headings of the table of contents above a line. */
export function headingsBefore(source: string, line: number): number {
  const inFence = fenceTracker();
  const lines = source.split('\n').slice(0, line - 1);
  return lines.filter((text) => !inFence(text) && /^ {0,3}#{2,4} \S/.test(text)).length;
}

/** Returns a function that says for each line of a page, in order, whether it is in a fence. */
function fenceTracker(): (line: string) => boolean {
  let open = '';
  return (line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (!mark) return open !== '';
    if (open === '') open = mark;
    else if (mark.startsWith(open) && line.trim() === mark) open = '';
    return true;
  };
}
