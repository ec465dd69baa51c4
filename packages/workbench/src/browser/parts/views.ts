import type { EmittedFile } from '../../format/data.ts';
import type { Shown } from '../explorer/useOutputs';

/** In bytes. Browsers compress with gzip; not all of them with brotli. */
export interface FileSizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli?: number;
}

/** A tab: an emitted file, a file that somebody wrote, or a report of the tools. */
export interface View {
  /** The path of a file, or the name of a report. */
  readonly id: string;
  /** What became of an emitted file since the state before. */
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
  /** The text in the state before, where changes can be marked. */
  readonly before?: string | undefined;
}

export const configFile = 'rslib.config.ts';
export const terminal = 'terminal';
export const checks = 'checks';

/** A number of bytes, the same in both languages: `1,204 B`. */
export function formatBytes(count: number): string {
  return `${count.toLocaleString('en-US')} B`;
}

/** The emitted files of a state, what they were made from, and what the tools report. */
export function viewsOf({ now, before, sources }: Shown): View[] {
  const own = sources.filter(({ path }) => path.startsWith('src/'));
  const config = { id: configFile, code: now.config, before: before?.config };
  const manifest = { id: 'package.json', code: now.manifest, before: before?.manifest };
  return [
    ...emittedFiles(now.files, before?.files),
    { ...config, change: 'same' },
    { ...manifest, change: 'same' },
    ...own.map(({ path, text }): View => ({ id: path, change: 'same', code: text })),
    { id: terminal, change: 'same', code: now.terminal.join('\n') },
    { id: checks, change: 'same' },
  ];
}

/** An emitted file with its sizes. */
export type SizedFile = Pick<EmittedFile, 'path' | 'text'> & FileSizes;

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

/** The view that the reader opened, and the key of the state in which it was. */
export const firstOpened = { id: 'dist/index.js', key: '' };

/**
 * The view to show: the one that the reader opened in this state, or earlier if it is what somebody
 * wrote or the last change affected it; else one that the change affected.
 */
export function selectedView(
  views: readonly View[],
  { id, key }: typeof firstOpened,
  shownKey: string,
): View {
  const opened = views.find((view) => view.id === id);
  const isWritten = opened?.file === undefined && opened?.change === 'same';
  if (opened && (key === shownKey || isWritten || opened.change === 'changed'))
    return opened;
  const there = views.filter(({ change }) => change !== 'gone');
  const shown =
    there.find(({ change }) => change === 'new') ??
    there.find(({ change }) => change === 'changed') ??
    there.find((view) => view === opened) ??
    there[0];
  if (shown) return shown;
  throw new Error('Every state emits a file.');
}
