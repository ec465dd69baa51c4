import { FindingsError, suggestions } from '@site/mdx/findings';
import type { Language } from '@site/mdx/language';
import type { PageTag } from '@site/mdx/tags';
import { samplesFolder } from '../format/sample.ts';
import {
  type Fail,
  inputText,
  type RecordedSample,
  readRecordedSample,
  type ShownFile,
  shownFile,
} from './shown-files.ts';

type SampleTag = PageTag<string>;

/** Everything that a `<Sample>` shows, read and validated. */
export interface SampleView extends Omit<RecordedSample, 'folder'> {
  /** The id of the sample that it is compared with. */
  readonly other?: string;
  readonly files: readonly ShownFile[];
  /** Index of the file that is shown first. */
  readonly open: number;
  readonly tree: boolean;
  readonly terminal: boolean;
  readonly exercise: boolean;
  /** Whether the text discusses these results, so that they are not closed. */
  readonly expanded: boolean;
  /** Whether it is shortened for the Markdown edition: `editionView`. */
  readonly edition?: boolean;
  /** Whether the page has linked its folder already. */
  readonly isLinked?: boolean;
  /** The texts of all input files, joined. */
  readonly inputText: string;
}

/**
 * Explains the files of a sample: lines of Markdown below each, in the order of its files. What is
 * explained is added to `shown`, so that a page explains nothing twice.
 */
export type NotesBelow = (
  view: SampleView,
  language: Language,
  shown: Set<string>,
) => readonly (readonly string[])[];

/** As many as `packages/base-theme/src/browser/tabs/tabs.css` has selectors for. */
const maxFiles = 12;

const flags = ['tree', 'terminal', 'exercise'];
const attributeNames = ['id', 'files', 'output', 'open', 'diff', ...flags];

/**
 * Reads what a `<Sample>` of a page shows. Throws a `FindingsError` with the line of the page for
 * an unknown attribute, sample or file, too many files, a sample that was never recorded, a
 * highlighted line that does not exist, and a tag that shows nothing.
 */
export function viewOf(tag: SampleTag, page: string, root = samplesFolder): SampleView {
  const why = 'Pages show only what the tool was given and what came out of it.';
  const fail: Fail = (what, todo) => {
    throw new FindingsError([{ file: page, line: tag.line, what, why, todo }]);
  };
  checkAttributes(tag, fail);
  const has = (name: string) => tag.attributes.has(name);
  const text = (name: string): string => {
    const value = tag.attributes.get(name) ?? '';
    return value === true
      ? fail(`<Sample> has the attribute ${name} without a value.`, `Write ${name}="…".`)
      : value;
  };
  const sample = readRecordedSample(root, text('id'), fail);
  const other = has('diff') ? readRecordedSample(root, text('diff'), fail) : undefined;
  const filesIn = (attribute: string, role: 'input' | 'output') =>
    text(attribute)
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => shownFile(name, role, sample, other, fail));
  const files = [...filesIn('files', 'input'), ...filesIn('output', 'output')];
  if (files.length > maxFiles)
    fail(`<Sample> shows ${files.length} files.`, `Show at most ${maxFiles} of them.`);
  const expanded = tag.attributes.get('open') === true;
  const view: SampleView = {
    id: sample.id,
    ...(other ? { other: other.id } : {}),
    manifest: sample.manifest,
    recorded: sample.recorded,
    files,
    open: has('open') && !expanded ? indexOf(text('open'), files, fail) : 0,
    expanded,
    tree: has('tree'),
    terminal: has('terminal'),
    exercise: has('exercise'),
    inputText: inputText(sample),
  };
  checkContent(view, fail);
  return view;
}

function indexOf(path: string, files: readonly ShownFile[], fail: Fail): number {
  const paths = files.map((file) => file.path);
  if (paths.includes(path)) return paths.indexOf(path);
  return fail(
    `"${path}" is not among the files that <Sample> shows.`,
    `Correct it.${suggestions(path, paths)}`,
  );
}

function checkAttributes({ attributes, alone }: SampleTag, fail: Fail): void {
  if (!alone)
    fail(
      '<Sample> has text beside it, or something inside it.',
      'Put it on its own line.',
    );
  for (const [name, value] of attributes) {
    if (!attributeNames.includes(name)) {
      const todo = `Correct it, or remove it.${suggestions(name, attributeNames)}`;
      fail(`<Sample> has no attribute "${name}".`, todo);
    }
    if (flags.includes(name) && value !== true) {
      fail(`The attribute "${name}" of <Sample> takes no value.`, `Write just ${name}.`);
    }
  }
  if (!attributes.has('id')) {
    fail('<Sample> has no id.', 'Add id="…", a folder of docs/samples.');
  }
}

function checkContent(view: SampleView, fail: Fail): void {
  if (view.files.length === 0 && !view.tree && !view.terminal && !view.exercise) {
    fail(
      `<Sample id="${view.id}"> shows nothing.`,
      'Name files="…" or output="…", or add tree, terminal or exercise.',
    );
  }
  if (view.expanded && !view.tree && !view.terminal && !view.exercise) {
    fail(
      `<Sample id="${view.id}"> has no results to open.`,
      'Name a file, open="…", or add tree, terminal or exercise.',
    );
  }
  if (view.exercise && view.recorded.exercises.length === 0) {
    fail(
      `Sample "${view.id}" has no exercises to show.`,
      `Add "exercises" to docs/samples/${view.id}/sample.json, or remove "exercise".`,
    );
  }
}
