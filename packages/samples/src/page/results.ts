import { fenceOf, inlineCode, titled } from '@site/pages/fence';
import { fill } from '@site/pages/fill';
import type { Language } from '@site/pages/language';
import labels from '../browser/labels.json' with { type: 'json' };
import type { RecordedExercise, RecordedFile } from '../build/record.ts';
import type { SampleView } from './view.ts';

/** The words around a sample in one language. */
export type Labels = (typeof labels)['en'];

/** The words around a sample in a language. */
export function labelsFor(language: Language): Labels {
  return labels[language];
}

/** Emitted files with their sizes in bytes, as a Markdown table. */
export function sizesTable(files: readonly RecordedFile[], labels: Labels): string[] {
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

/** The commands of a sample and what they printed, in one fence. */
export function terminalFence({ recorded }: SampleView, labels: Labels): string[] {
  const lines = recorded.commands.flatMap(({ argv, terminal }, index) => [
    ...(index > 0 ? [''] : []),
    `$ ${commandLine(argv)}`,
    ...terminal,
  ]);
  return fenceOf('text', titled(labels.terminal), lines);
}

/** One sentence if the build of a sample fails on purpose, else an empty text. */
export function failureNotice(
  { recorded, manifest, terminal }: SampleView,
  labels: Labels,
): string {
  if (manifest.expect === 'builds') return '';
  if (!terminal) return fill(labels.failsQuietly, { text: manifest.expect.fails });
  const failed = recorded.commands.find(({ exitCode }) => exitCode !== 0);
  return fill(labels.fails, { code: failed?.exitCode ?? 0 });
}

/** Exercises and their results as a Markdown list; longer results are fences in it. */
export function exerciseList({ recorded }: SampleView, labels: Labels): string[] {
  return recorded.exercises.flatMap((exercise) => exerciseItem(exercise, labels));
}

function exerciseItem({ command, ok, says }: RecordedExercise, labels: Labels): string[] {
  const mark = ok ? '✓' : '✗';
  const start = `- ${mark} ${inlineCode(command)}${ok ? '' : ` ${labels.expected}`}`;
  const short =
    says.length === 0 ? labels['nothing printed'] : translatedResult(says, labels);
  if (short !== undefined) return [`${start} → ${short}`];
  const [only = ''] = says;
  if (says.length === 1 && only.length <= 60) return [`${start} → ${inlineCode(only)}`];
  const fence = fenceOf('text', '', says).map((line) => `  ${line}`.trimEnd());
  return [start, '', ...fence, ''];
}

/** Results worded by the site itself, such as `no errors`, in the page's language. */
function translatedResult(says: readonly string[], labels: Labels): string | undefined {
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

function commandLine([program = '', ...args]: readonly string[]): string {
  const quoted = args.map((arg) => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg}'`));
  return [...(program === 'node' ? ['node'] : ['npx', program]), ...quoted].join(' ');
}

/** A size as the tool prints it: bytes below 1,000, then kilobytes with one decimal. */
function size(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
