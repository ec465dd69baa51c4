import path from 'node:path';
import { repository, samplesFolder } from '../../samples/places.ts';
import type { ShownFile } from './read.ts';
import { runtimeOf } from './runtime.ts';
import { findTags, type SampleTag } from './tags.ts';
import { type SampleView, viewOf } from './view.ts';
import { SampleError } from './wrong.ts';

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
 * section in which it stands, and moves the beginnings of the later sections accordingly.
 * A line that several samples of a page show is added once, and one without a word not at all:
 * nobody finds anything by them, and every reader who searches downloads them.
 */
export function indexSamples(page: IndexedPage, root = samplesFolder): void {
  const source = page._flattenContent ?? '';
  const file = path.relative(repository, page._filepath);
  const seen = new Set<string>();
  const isNew = (line: string) => {
    const words = line.trim();
    return /[\p{L}\p{N}]/u.test(words) && !seen.has(words) && seen.add(words);
  };
  for (const tag of findTags(source)) {
    const text = textsOf(tag, file, root)
      .map((one) => one.split('\n').filter(isNew).join('\n'))
      .filter((one) => one !== '')
      .join('\n\n');
    if (text !== '') insert(page, headingsBefore(source, tag.line), text);
  }
}

function textsOf(tag: SampleTag, file: string, root: string): string[] {
  try {
    return textsIn(viewOf(tag, file, root));
  } catch (error) {
    // A mistake stops the build where the page is compiled, with the line that it is on there.
    if (error instanceof SampleError) return [];
    throw error;
  }
}

function textsIn({ files, terminal, exercise, recorded }: SampleView): string[] {
  const shown = files.map(withoutRuntime);
  if (terminal)
    shown.push(...recorded.commands.map((command) => command.terminal.join('\n')));
  if (exercise) {
    shown.push(
      ...recorded.exercises.map(({ command, says }) => [command, ...says].join('\n')),
    );
  }
  return shown;
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
