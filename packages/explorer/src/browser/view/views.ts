import type { EmittedFile } from '../data/data.ts';
import { keyOf } from '../data/states.ts';
import type { Shown } from '../state/useOutputs';

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
  readonly group: 'emitted' | 'written' | 'reported';
  /** What became of it since the state before. */
  readonly change: 'same' | 'changed' | 'new' | 'gone';
  /** The tool complains about it. */
  readonly hasProblem?: boolean;
  /** Only of emitted files that are still there. */
  readonly file?: FileSizes | undefined;
  /** The text; undefined for the verdicts. */
  readonly code?: string;
  /** The text in the state before, where changes can be marked. */
  readonly before?: string | undefined;
}

export const configFile = 'rslib.config.ts';
export const manifestFile = 'package.json';
export const terminal = 'terminal';
export const checks = 'checks';

/** The views of a state in the order of their tabs. */
export function viewsOf(shown: Shown): View[] {
  const { now, before: old, sources } = shown;
  const hasOtherVerdicts =
    old && JSON.stringify(now.verdicts) !== JSON.stringify(old.verdicts);
  const text = (
    id: string,
    group: View['group'],
    code: string,
    oldCode?: string,
  ): View => ({
    id,
    group,
    code,
    before: oldCode,
    change: oldCode === undefined || oldCode === code ? 'same' : 'changed',
  });
  return [
    ...emittedFiles(now.files, old?.files),
    text(configFile, 'written', now.config, old?.config),
    text(manifestFile, 'written', now.manifest, old?.manifest),
    ...sources.map(({ path, text: code }) => text(path, 'written', code)),
    text(terminal, 'reported', now.terminal.join('\n')),
    { id: checks, group: 'reported', change: hasOtherVerdicts ? 'changed' : 'same' },
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
      group: 'emitted',
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

/** The view that the reader selected, and in which state; before that, the first script. */
export interface Selection {
  readonly id: string;
  /** The key of the state; empty as long as the reader has selected nothing. */
  readonly key: string;
}

export const initialSelection: Selection = { id: 'dist/index.js', key: '' };

/**
 * The view to show. In the state in which the reader selected one, that one. In later states, a
 * file that the last change affected, unless the selected view is affected too or is not an emitted
 * file; otherwise the selected view or the first script.
 */
export function selectedView(
  views: readonly View[],
  { id, key }: Selection,
  { now, before }: Shown,
): View {
  const selected = views.find((view) => view.id === id);
  const view =
    key === keyOf(now.state) || !before ? selected : afterChange(views, selected);
  const script = views.find(({ id, change }) => id.endsWith('.js') && change !== 'gone');
  const shown = view ?? script;
  if (!shown) throw new Error('Every state emits a script.');
  return shown;
}

function afterChange(views: readonly View[], selected?: View): View | undefined {
  if (selected && (selected.group !== 'emitted' || selected.change === 'changed'))
    return selected;
  const emitted = views.filter(({ group }) => group === 'emitted');
  return (
    emitted.find(({ change }) => change === 'new') ??
    emitted.find(({ change }) => change === 'changed') ??
    (selected?.change === 'gone' ? undefined : selected)
  );
}
