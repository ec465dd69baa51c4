import { fenceOf, inlineCode, titled } from '@site/mdx/fence';
import { fill } from '@site/mdx/fill';
import type { Language } from '@site/mdx/language';
import labels from '../browser/labels.json' with { type: 'json' };
import type { RecordedExercise } from '../format/record.ts';
import { size } from './sizes.ts';
import type { SampleView } from './view.ts';

/** The words around a sample in one language. */
export type Labels = (typeof labels)['en'];

/** The words around a sample in a language. */
export function labelsFor(language: Language): Labels {
  return labels[language];
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

/** One sentence if a command of a sample fails on purpose, else an empty text. */
export function failureNotice(
  { recorded, manifest, terminal }: SampleView,
  labels: Labels,
): string {
  if (manifest.expect === 'builds') return '';
  if (!terminal) return fill(labels.failsQuietly, { text: manifest.expect.fails });
  const failed = recorded.commands.find(({ exitCode }) => exitCode !== 0);
  const command = inlineCode(commandLine(failed?.argv ?? []));
  return fill(labels.fails, { command, code: failed?.exitCode ?? 0 });
}

const progress =
  /^(?:\s*|Rslib v.*|File [( ].*|dist[^ ]* .*|Total .*|(?:start|ready|info) {2,}(?:build started|built in|generating declaration|declaration files).*)$/;

/** Whether a sample is one `rslib` that printed no more than that it succeeded. */
function isPlainBuild({ manifest, recorded }: SampleView): boolean {
  const [only, ...others] = recorded.commands;
  return (
    manifest.expect === 'builds' &&
    others.length === 0 &&
    only?.argv.join(' ') === 'rslib' &&
    only.terminal.every((line) => progress.test(line))
  );
}

/**
 * Which results the text around a sample is about; the others are evidence. These are the only
 * results beside sources, unless they just confirm that the output can be used, terminal output of
 * more than a plain build, exercises that fail, and all if the page says `open`.
 */
export function discussed(view: SampleView) {
  const { files, tree, terminal, exercise, expanded, recorded } = view;
  const kinds = [tree, terminal, exercise].filter(Boolean).length;
  const isOnly = kinds === 1 && !files.some(({ role }) => role === 'output');
  const uses = recorded.exercises.filter(({ exercise: one }) => !isVerdict(one));
  const prints = uses.some(({ exercise: one }) => 'run' in one || 'app' in one);
  return {
    tree: expanded || isOnly,
    terminal: expanded || isOnly || !isPlainBuild(view),
    exercise: expanded || uses.some(({ ok }) => !ok) || (isOnly && prints),
  };
}

/** Whether an exercise is a tool that judges the package, rather than a use of it. */
export function isVerdict(exercise: RecordedExercise['exercise']): boolean {
  return 'publint' in exercise || 'attw' in exercise;
}

/**
 * What the record of a sample proves, in one line: what succeeded, what failed as expected, and the
 * size of all emitted files. Exercises and the number of files are left out if they are not shown.
 * The Markdown edition says only what failed: that samples are built and tested is said for all.
 */
export function evidenceLine(
  { recorded, manifest, exercise, tree, edition }: SampleView,
  labels: Labels,
): string {
  const steps: [kind: Step, ok: boolean][] = [['build', manifest.expect === 'builds']];
  for (const { exercise: one, ok } of exercise ? recorded.exercises : [])
    steps.push([stepNames.find((name) => name in one) ?? 'run', ok]);
  const listed = (expected: boolean, text: string, words: Labels['done']) => {
    const names = steps.flatMap(([kind, ok]) => (ok === expected ? [words[kind]] : []));
    const list = [...new Set(names)].join(labels.comma);
    return list === '' ? [] : [fill(text, { list })];
  };
  if (edition) return listed(false, labels.failed, labels.step).join('');
  const total = size(recorded.files.reduce((sum, { raw }) => sum + raw, 0));
  const count = recorded.files.length;
  const files = tree && count > 1 ? fill(labels.total, { count, size: total }) : total;
  return [
    ...listed(true, labels.succeeded, labels.done),
    ...listed(false, labels.failed, labels.step),
    ...(count > 0 ? [files] : []),
  ].join(' · ');
}

type Step = keyof Labels['step'];

/** The fields of an exercise that name its kind; `require` also modifies an `app`. */
const stepNames = [
  ...(['app', 'import', 'require', 'run', 'script', 'types'] as const),
  ...(['publint', 'attw'] as const),
];

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
