import { fenceOf, inlineCode, titled } from '@site/pages/fence';
import { fill } from '@site/pages/fill';
import type { Recorded, RecordedExercise, RecordedFile } from '../build/types.ts';
import type { Labels } from './labels.ts';
import type { SampleView } from './view.ts';

/** The emitted files of a sample with their sizes in bytes, as a Markdown table. */
export function treeOf({ recorded }: SampleView, labels: Labels): string[] {
  return sizesOf(recorded.files, labels);
}

/** Emitted files with their sizes in bytes, as a Markdown table. */
export function sizesOf(files: readonly RecordedFile[], labels: Labels): string[] {
  if (files.length === 0) return [labels.nothing];
  return [
    `| ${labels.tree} | ${labels.raw} | gzip | brotli |`,
    '| --- | ---: | ---: | ---: |',
    ...files.map(
      ({ path, raw, gzip, brotli }) =>
        `| ${inlineCode(path)} | ${size(raw)} | ${size(gzip)} | ${size(brotli)} |`,
    ),
  ];
}

/** What was typed and what the terminal showed, one fence for all commands of a sample. */
export function terminalOf({ recorded }: SampleView, labels: Labels): string[] {
  const lines = recorded.commands.flatMap(({ argv, terminal }, index) => [
    ...(index > 0 ? [''] : []),
    `$ ${typed(argv)}`,
    ...terminal,
  ]);
  return fenceOf('text', titled(labels.terminal), lines);
}

/** One sentence on a build that fails because it must; none for a build that works. */
export function failureOf(
  { recorded, manifest, terminal }: SampleView,
  labels: Labels,
): string {
  if (manifest.expect === 'builds') return '';
  return terminal
    ? fill(labels.fails, { code: exitCode(recorded) })
    : fill(labels.failsQuietly, { text: manifest.expect.fails });
}

/** What the exercises said, as a Markdown list; longer answers are fences in it. */
export function exercisesOf({ recorded }: SampleView, labels: Labels): string[] {
  return recorded.exercises.flatMap((exercise) => exerciseOf(exercise, labels));
}

function exerciseOf({ command, ok, says }: RecordedExercise, labels: Labels): string[] {
  const mark = ok ? '✓' : '✗';
  const expected = ok ? '' : ` ${labels.expected}`;
  const begin = `- ${mark} ${inlineCode(command)}${expected}`;
  const short = says.length === 0 ? labels['nothing printed'] : ownWords(says, labels);
  if (short !== undefined) return [`${begin} → ${short}`];
  const [only = ''] = says;
  if (says.length === 1 && only.length <= 60) return [`${begin} → ${inlineCode(only)}`];
  return [
    begin,
    '',
    ...fenceOf('text', '', says).map((line) => `  ${line}`.trimEnd()),
    '',
  ];
}

/** What the site itself put on record is said in the reader's language. */
function ownWords(says: readonly string[], labels: Labels): string | undefined {
  const parts = says.map((line) =>
    /^(?:(.+): )?(no problems|no errors|no new global variable)$/.exec(line),
  );
  const [key] = new Set(parts.map((part) => part?.[2]));
  if (parts.some((part) => part?.[2] !== key)) return undefined;
  if (key !== 'no problems' && key !== 'no errors' && key !== 'no new global variable')
    return undefined;
  const subjects = parts.flatMap((part) => (part?.[1] ? [inlineCode(part[1])] : []));
  return `${labels[key]}${subjects.length > 0 ? ` (${subjects.join(', ')})` : ''}`;
}

function typed([program = '', ...args]: readonly string[]): string {
  const shown = args.map((arg) => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg}'`));
  return [...(program === 'node' ? ['node'] : ['npx', program]), ...shown].join(' ');
}

function exitCode({ commands }: Recorded): number {
  return commands.find((command) => command.exitCode !== 0)?.exitCode ?? 0;
}

/** A size as the tool prints it: bytes up to 1000, then kilobytes with one digit. */
function size(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
