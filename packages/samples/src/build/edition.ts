import type { RecordedExercise } from '../format/record.ts';
import { isVerdict } from './results.ts';
import { highlightedLines, runtimeLines, type ShownFile } from './shown-files.ts';
import type { SampleView } from './view.ts';

/** What a page of the Markdown edition has printed so far. */
export interface Printed {
  /** The text of each file, by its path. */
  readonly files: Map<string, string>;
  /** The samples whose folders are linked, each alone or compared with another. */
  readonly linked: Set<string>;
}

/**
 * A sample as the Markdown edition prints it. Files that the page has printed already are only
 * named, and test programs that are not the first file of a sample are linked. Long emitted code
 * and long test programs have the lines that the page highlights, their neighbours and the exports.
 * Progress in the terminal and tests that only confirm are left out. The folder of a sample is linked
 * once. Adds what is shown to `printed`.
 *
 * Of a sample that is closed on the page (`isClosed`), nothing else is shown: its folder has
 * everything. The reader builds the sample `followed` step by step, so its programs are printed.
 */
export function editionView(
  view: SampleView,
  printed: Printed,
  { isClosed = false, followed }: { isClosed?: boolean; followed?: unknown } = {},
): SampleView {
  const source = `${view.other ?? ''} ${view.id}`;
  const isLinked = printed.linked.has(source);
  printed.linked.add(source);
  if (isClosed) {
    const nothing = { files: [], tree: false, terminal: false, exercise: false };
    return { ...view, ...nothing, edition: true, isLinked };
  }
  const { manifest, recorded } = view;
  const programs = manifest.exercises.flatMap((one) => ('run' in one ? [one.run] : []));
  const files = view.files.map((file, index): ShownFile => {
    const { path, lines, diff, highlight } = file;
    if (diff) return file;
    const isTest = programs.includes(path) && view.id !== followed;
    const isAside = isTest && index !== view.open && !highlight;
    const isShort = lines.length < 3;
    const text = lines.join('\n');
    const isPrinted = printed.files.get(path) === text;
    if (isPrinted && !isShort) return { ...file, elsewhere: 'above' };
    if (isAside && !isShort) return { ...file, elsewhere: 'aside' };
    printed.files.set(path, text);
    return shortened(file, isTest);
  });
  const commands = recorded.commands.map((command) => ({
    ...command,
    terminal: withoutProgress(command.terminal),
  }));
  const told = recorded.exercises.filter((one) => !confirms(one));
  const exercises = told.length > 0 ? told : recorded.exercises;
  return {
    ...view,
    edition: true,
    isLinked,
    files,
    recorded: { ...recorded, commands, exercises },
  };
}

/** Whether an exercise only says that a check found nothing. */
function confirms({ exercise, ok }: RecordedExercise): boolean {
  return ok && (isVerdict(exercise) || 'types' in exercise);
}

const progress =
  /^(?:Rslib v.*|info +build started\.\.\.|start +generating.*|File [( ].*|ready +.*|error +(?:build failed in .*|Rspack build failed\.))$/;

/** Terminal output without lines that say that a build goes on, unless there are no others. */
function withoutProgress(terminal: readonly string[]): string[] {
  const lines = terminal.filter((line) => !progress.test(line));
  const told = lines.some((line) => line.trim() !== '') ? lines : terminal;
  // A repeated line and the blank lines around what was left out add nothing.
  return told.filter((line, index) => line !== (told[index - 1] ?? ''));
}

const emittedCode = /\.[cm]?jsx?$/;

/** Leaves lines of emitted code and of a test program out; a comment takes their place. */
function shortened(file: ShownFile, isTest: boolean): ShownFile {
  const { role, path, lines, highlight, ...rest } = file;
  const { from = 0, to = 0 } = runtimeLines(file) ?? {};
  const written = lines.map((_, index) => index + 1).filter((at) => at < from || at > to);
  const isCode = role === 'output' && emittedCode.test(path);
  const isLong = (isCode || isTest) && written.length > (highlight ? 9 : 10);
  const kept = new Set(isLong ? essential(file, written) : written);
  if (kept.size >= lines.length) return file;
  const shown = lines.flatMap((line, index) => {
    if (kept.has(index + 1)) return [line];
    return index === 0 || kept.has(index) ? ['// … more lines'] : [];
  });
  // The numbers of highlighted lines are others now.
  return { ...rest, role, path, lines: shown };
}

/** The lines around those that the page highlights, or the first ones, and the exports. */
function essential(file: ShownFile, written: readonly number[]): number[] {
  const near = highlightedLines(file).flatMap((line) => [line - 1, line, line + 1]);
  const exported = written.filter((line) => file.lines[line - 1]?.startsWith('export '));
  return [...(near.length > 0 ? near : written.slice(0, 6)), ...exported];
}
