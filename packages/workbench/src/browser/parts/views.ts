import type { FileSizes, SizedFile } from './sizes.ts';

/** A tab or a row: an emitted file, a file that somebody wrote, or a report of the tools. */
export interface View {
  /** The path of a file, or the name of a report. */
  readonly id: string;
  /** What became of an emitted file since the build before. */
  readonly change: 'same' | 'changed' | 'new' | 'gone';
  /** Its name, if that is neither the path nor known. */
  readonly label?: string;
  /** How many things there are to look at, if any. */
  readonly badge?: number;
  /** The tool complains about it. */
  readonly hasProblem?: boolean;
  /** Only of emitted files that are still there. */
  readonly file?: FileSizes | undefined;
  /** The text of a file. */
  readonly code?: string;
  /** The text in the build before, where changes can be marked. */
  readonly before?: string | undefined;
}

export const terminal = 'terminal';
export const checks = 'checks';

/** The files of a build, and of the one before it if there is one, by path. */
export function emittedFiles(
  now: readonly SizedFile[],
  old?: readonly SizedFile[],
): View[] {
  const paths = [...now, ...(old ?? [])].map(({ path }) => path);
  return [...new Set(paths)].sort().map((path) => {
    const file = now.find((one) => one.path === path);
    const before = old?.find((one) => one.path === path);
    return {
      id: path,
      change: old ? changeOf(file, before) : 'same',
      file,
      code: file?.text ?? '',
      before: old && (before?.text ?? ''),
    };
  });
}

function changeOf(
  now: SizedFile | undefined,
  before: SizedFile | undefined,
): View['change'] {
  if (!now) return 'gone';
  if (!before) return 'new';
  return now.text === before.text ? 'same' : 'changed';
}
