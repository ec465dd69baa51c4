import { nearest } from '@site/pages/findings/nearest';
import { samplesFolder } from '../build/places.ts';
import type { Manifest, Recorded } from '../build/types.ts';
import {
  type Fail,
  type ShownFile,
  sampleIn,
  shownFile,
  sourcesOf,
  writtenIn,
} from './read.ts';
import { runtimeOf } from './runtime.ts';
import type { SampleTag } from './tags.ts';
import { mistake } from './wrong.ts';

/** All that a `<Sample>` shows, read and checked. */
export interface SampleView {
  readonly id: string;
  readonly other?: string;
  readonly manifest: Manifest;
  readonly recorded: Recorded;
  readonly files: readonly ShownFile[];
  /** Which of the files is seen first, as its place in `files`. */
  readonly open: number;
  readonly tree: boolean;
  readonly terminal: boolean;
  readonly exercise: boolean;
  /** The bundler's runtime is shown too, not folded. */
  readonly whole: boolean;
  /** The texts of all that its author wrote, as one text. */
  readonly written: string;
  /** Absolute paths of the files that were read. */
  readonly sources: readonly string[];
}

const flags = ['tree', 'terminal', 'exercise', 'whole'];
const known = ['id', 'files', 'output', 'open', 'diff', ...flags];

/**
 * Reads what a `<Sample>` of a page shows. Throws a `FindingsError` with the page's line for an
 * unknown attribute, sample or file, a sample that was never recorded, a highlighted line that
 * does not exist, and a tag that shows nothing.
 */
export function viewOf(tag: SampleTag, page: string, root = samplesFolder): SampleView {
  const fail = (what: string, todo: string): never => mistake(page, tag.line, what, todo);
  const text = (name: string): string => {
    const value = tag.attributes.get(name) ?? '';
    return value === true
      ? fail(`<Sample> has the attribute ${name} without a value.`, `Write ${name}="…".`)
      : value;
  };
  checkAttributes(tag, fail);
  const sample = sampleIn(root, text('id'), fail);
  const other = tag.attributes.has('diff')
    ? sampleIn(root, text('diff'), fail)
    : undefined;
  const show = (role: 'input' | 'output') => (written: string) =>
    shownFile(written, role, sample, other, fail);
  const files = [
    ...words(text('files')).map(show('input')),
    ...words(text('output')).map(show('output')),
  ];
  const view: SampleView = {
    id: sample.id,
    ...(other ? { other: other.id } : {}),
    manifest: sample.manifest,
    recorded: sample.recorded,
    files,
    open: tag.attributes.has('open') ? placeOf(text('open'), files, fail) : 0,
    tree: tag.attributes.has('tree'),
    terminal: tag.attributes.has('terminal'),
    exercise: tag.attributes.has('exercise'),
    whole: tag.attributes.has('whole'),
    written: writtenIn(sample),
    sources: [sample, ...(other ? [other] : [])].flatMap(sourcesOf),
  };
  if (view.files.length === 0 && !view.tree && !view.terminal && !view.exercise) {
    fail(
      `<Sample id="${view.id}"> shows nothing.`,
      'Name files="…" or output="…", or add tree, terminal or exercise.',
    );
  }
  if (view.exercise && view.recorded.exercises.length === 0) {
    fail(
      `Sample "${view.id}" has no exercises to show.`,
      `Add "exercises" to docs/samples/${view.id}/sample.json, or take "exercise" away.`,
    );
  }
  if (view.whole && !view.files.some((file) => runtimeOf(file))) {
    fail(
      `<Sample id="${view.id}"> shows no file with lines to fold.`,
      'Take "whole" away.',
    );
  }
  return view;
}

function placeOf(path: string, files: readonly ShownFile[], fail: Fail): number {
  const place = files.findIndex((file) => file.path === path);
  if (place >= 0) return place;
  const close =
    nearest(
      path,
      files.map((file) => file.path),
    ).join(', ') || 'none';
  return fail(
    `"${path}" is not among the files that <Sample> shows.`,
    `Nearest: ${close}.`,
  );
}

function checkAttributes({ attributes, rest, alone }: SampleTag, fail: Fail): void {
  if (!alone) fail('<Sample> does not stand on a line of its own.', 'Put it on one.');

  if (rest !== '') {
    fail(
      `<Sample> holds "${rest}".`,
      'Write attributes as name="value" and end with />.',
    );
  }
  for (const [name, value] of attributes) {
    if (!known.includes(name)) {
      const close = nearest(name, known).join(', ');
      fail(`<Sample> has no attribute "${name}".`, `Nearest: ${close}.`);
    }
    if (flags.includes(name) && value !== true) {
      fail(`The attribute "${name}" of <Sample> takes no value.`, `Write just ${name}.`);
    }
  }
  if (!attributes.has('id'))
    fail('<Sample> has no id.', 'Add id="…", a folder of docs/samples.');
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
