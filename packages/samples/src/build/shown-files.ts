import { existsSync, readFileSync } from 'node:fs';
import { suggestions } from '@site/mdx/findings';
import { patchLines } from '../format/diff.ts';
import { decodeText, inputFiles } from '../format/files.ts';
import { type Recorded, readRecord } from '../format/record.ts';
import { listSamples, readSample, type Sample } from '../format/sample.ts';

/** Reports a mistake in a `<Sample>`: what is wrong and what to do. */
export type Fail = (what: string, todo: string) => never;

/** A file that a page shows, or its differences from the same file of another sample. */
export interface ShownFile {
  readonly path: string;
  readonly role: 'input' | 'output';
  readonly lines: readonly string[];
  /** Lines to highlight, as the page wrote them: `1,3-5`. */
  readonly highlight?: string;
  /** The lines are a patch, empty if both files are the same. */
  readonly diff: boolean;
  /** Where the file is that the Markdown edition only names: further up, or in the repository. */
  readonly elsewhere?: 'above' | 'aside';
}

/** A sample with its record. */
export interface RecordedSample extends Sample {
  readonly recorded: Recorded;
}

/** Reads the sample with that id. Fails if there is none or it was never built. */
export function readRecordedSample(root: string, id: string, fail: Fail): RecordedSample {
  const folder = `${root}/${id}`;
  if (id.includes('/') || !existsSync(`${folder}/sample.json`)) {
    const ids = listSamples(root);
    if (ids.includes(id)) return fail(`Sample "${id}" has no sample.json.`, 'Write one.');
    return fail(
      `There is no sample "${id}".`,
      `Correct the id, or add docs/samples/${id}/.${suggestions(id, ids)}`,
    );
  }
  const recorded = readRecord(folder);
  if (!recorded) {
    return fail(`Sample "${id}" was never built.`, `Run "npm run samples -- ${id}".`);
  }
  return { ...readSample(folder), recorded };
}

/**
 * The file that a page names as `path` or `path{1,3-5}`, or its differences from the same file of
 * `other`. Fails for a file or a line that does not exist.
 */
export function shownFile(
  name: string,
  role: 'input' | 'output',
  sample: RecordedSample,
  other: RecordedSample | undefined,
  fail: Fail,
): ShownFile {
  const [, path = name, highlight] = /^(.*?)(?:\{([\d,-]+)\})?$/.exec(name) ?? [];
  const { id, folder, recorded } = sample;
  const paths =
    role === 'input'
      ? inputFiles(folder)
      : [...recorded.files, ...recorded.outside].map((file) => file.path);
  if (!paths.includes(path)) {
    const kind = role === 'input' ? 'input file' : 'emitted file';
    const todo = `Correct the path.${suggestions(path, paths)}`;
    fail(`Sample "${id}" has no ${kind} "${path}".`, todo);
  }
  const lines = linesOf(sample, path);
  if (other) {
    if (highlight) {
      const what = `A difference cannot highlight lines: "${name}".`;
      fail(what, 'Correct the lines in braces.');
    }
    return { path, role, lines: patchLines(linesOf(other, path), lines, 3), diff: true };
  }
  const last = Math.max(0, ...(highlight?.match(/\d+/g) ?? []).map(Number));
  if (last > lines.length) {
    const what = `"${path}" of sample "${id}" has ${lines.length} lines, not ${last}.`;
    fail(what, 'Correct the lines in braces.');
  }
  return { path, role, lines, diff: false, ...(highlight ? { highlight } : {}) };
}

/** The lines of a file; none if the sample does not have it. */
function linesOf({ folder, recorded }: RecordedSample, path: string): string[] {
  const outside = recorded.outside.find((file) => file.path === path);
  const file = `${folder}/${path}`;
  if (!outside && !existsSync(file)) return [];
  const text = outside ? outside.lines.join('\n') : readFileSync(file, 'utf8');
  return text.replace(/\n$/, '').split('\n');
}

/** The texts of all files that the author of a sample wrote, joined. */
export function inputText({ folder }: RecordedSample): string {
  const texts = inputFiles(folder).map((name) =>
    decodeText(readFileSync(`${folder}/${name}`)),
  );
  return texts.filter((text) => text !== undefined).join('\n');
}

const runtimeStart =
  /^\s*(?:var|let|const) __webpack_(?:require__|modules__|module_cache__)\b/;
const runtimeEnd = /^\s*(?:var|let|const) __webpack_exports__\b/;

/** Fewer lines are quicker to read than a label in their place. */
const minFoldedLines = 6;

/**
 * The lines of an emitted file, counted from 1, that are the bundler's runtime: up to the start of
 * the exports, and after the last line that the page highlights. `undefined` if there is no runtime
 * worth folding.
 */
export function runtimeLines(file: ShownFile): { from: number; to: number } | undefined {
  if (file.role !== 'output' || file.diff) return undefined;
  const start = file.lines.findIndex((line) => runtimeStart.test(line));
  const length = file.lines.slice(start + 1).findIndex((line) => runtimeEnd.test(line));
  if (start < 0 || length < 0) return undefined;
  const to = start + 1 + length;
  const highlighted = highlightedLines(file).filter((line) => line <= to);
  const from = Math.max(start, ...highlighted) + 1;
  return to - from + 1 < minFoldedLines ? undefined : { from, to };
}

/** The lines that the page highlights, counted from 1. */
export function highlightedLines({ highlight = '' }: ShownFile): number[] {
  if (highlight === '') return [];
  return highlight.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
