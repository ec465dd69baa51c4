import type { RecordedExercise } from '../build/record.ts';
import { isVerdict } from './results.ts';
import { highlightedLines, runtimeLines, type ShownFile } from './shown-files.ts';
import type { SampleView } from './view.ts';

/** What a page of the Markdown edition has printed so far: the text of each file, by its path. */
export type Printed = Map<string, string>;

/**
 * A sample as the Markdown edition prints it. A file that the page has printed already is only
 * named. Long emitted code, unless the page asks for the whole, and long test programs have the
 * lines that the page highlights, their neighbours and the exports. Progress in the terminal and
 * tests that only confirm are left out. The sample's folder, which is linked, has everything. Adds
 * the files to `printed`.
 */
export function editionView(view: SampleView, printed: Printed): SampleView {
  const { manifest, recorded } = view;
  const programs = manifest.exercises.flatMap((one) => ('run' in one ? [one.run] : []));
  const files = view.files.map((file) => {
    const text = file.lines.join('\n');
    const isRepeated = printed.get(file.path) === text && file.lines.length > 3;
    if (!file.diff) printed.set(file.path, text);
    if (isRepeated && !file.diff) return { ...file, repeated: true };
    return view.whole ? file : shortened(file, programs.includes(file.path));
  });
  const commands = recorded.commands.map((command) => ({
    ...command,
    terminal: withoutProgress(command.terminal),
  }));
  const told = recorded.exercises.filter((one) => !confirms(one));
  const exercises = told.length > 0 ? told : recorded.exercises;
  // The runtime is left out of `lines` already, so there is nothing to fold.
  return {
    ...view,
    edition: true,
    files,
    whole: true,
    recorded: { ...recorded, commands, exercises },
  };
}

/** Whether an exercise only says that a check found nothing. */
function confirms({ exercise, ok }: RecordedExercise): boolean {
  return ok && (isVerdict(exercise) || 'types' in exercise);
}

const progress =
  /^(?:Rslib v.*|info +build started\.\.\.|start +generating.*|File [( ].*|error +(?:build failed in .*|Rspack build failed\.))$/;

/** Terminal output without lines that say that a build goes on, unless there are no others. */
function withoutProgress(terminal: readonly string[]): string[] {
  const lines = terminal.filter((line) => !progress.test(line));
  const told = lines.some((line) => line.trim() !== '') ? lines : terminal;
  // A repeated line and the blank lines around what was left out add nothing.
  return told.filter((line, index) => line !== (told[index - 1] ?? ''));
}

const emittedCode = /\.[cm]?jsx?$/;

/** Leaves lines of emitted code and of a test program out, with comments that say how many. */
function shortened(file: ShownFile, isTest: boolean): ShownFile {
  const isCode = file.role === 'output' && !file.diff && emittedCode.test(file.path);
  const runtime = runtimeLines(file);
  const isRuntime = (line: number) =>
    runtime !== undefined && line >= runtime.from && line <= runtime.to;
  const numbers = file.lines.map((_line, index) => index + 1);
  const written = numbers.filter((line) => !isRuntime(line));
  const limit = isTest ? 12 : file.highlight ? 9 : 15;
  const isLong = (isCode || isTest) && written.length > limit;
  if (!runtime && !isLong) return file;
  const kept = new Set(isLong ? essential(file, written) : written);
  const runs = numbers.reduce<number[][]>((all, line) => {
    const [last = line] = all.at(-1) ?? [];
    const goesOn =
      kept.has(last) === kept.has(line) && isRuntime(last) === isRuntime(line);
    if (goesOn && all.length > 0) all.at(-1)?.push(line);
    else all.push([line]);
    return all;
  }, []);
  const lines = runs.flatMap((run) => {
    const [first = 0] = run;
    // A comment is not shorter than two lines.
    if (kept.has(first) || run.length < 3)
      return run.map((line) => file.lines[line - 1] ?? '');
    if (isRuntime(first)) return [`// The bundler's runtime: ${run.length} lines`];
    return [`// … ${run.length} more lines`];
  });
  // The numbers of highlighted lines are others now.
  const { highlight: _none, ...rest } = file;
  return { ...rest, lines };
}

/** The lines around those that the page highlights, or the first ones, and the exports. */
function essential(file: ShownFile, written: readonly number[]): number[] {
  const near = highlightedLines(file).flatMap((line) => [line - 1, line, line + 1]);
  const exported = written.filter((line) => file.lines[line - 1]?.startsWith('export '));
  return [...(near.length > 0 ? near : written.slice(0, 8)), ...exported];
}
