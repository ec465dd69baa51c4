import type { EmittedFile, Snapshot } from '../data/data.ts';
import { keyOf } from '../data/states.ts';
import { type State, type Toggle, toggleNames, toggles } from '../data/toggles.ts';
import type { useExplorerText } from '../useExplorerText';

/** What became of a file from one state to the next. */
export type Change = 'same' | 'changed' | 'new' | 'gone';

/** A file of a state or of the one before it. */
export interface ComparedFile {
  readonly path: string;
  readonly change: Change;
  /** Undefined for a file that is gone. */
  readonly now: EmittedFile | undefined;
  /** Undefined for a file that is new. */
  readonly before: EmittedFile | undefined;
}

/** The files of both states by path. All are the same if the states are not comparable. */
export function compareFiles(
  now: Snapshot,
  before: Snapshot | undefined,
): ComparedFile[] {
  const old = comparable(now, before)?.files ?? now.files;
  const paths = new Set([...old, ...now.files].map(({ path }) => path));
  return [...paths].sort().map((path) => {
    const file = now.files.find((one) => one.path === path);
    const oldFile = old.find((one) => one.path === path);
    return { path, change: changeOf(file, oldFile), now: file, before: oldFile };
  });
}

function changeOf(now: EmittedFile | undefined, before: EmittedFile | undefined): Change {
  if (!now) return 'gone';
  if (!before) return 'new';
  return now.text === before.text && now.raw === before.raw ? 'same' : 'changed';
}

/** The state before, if it is of the same input. */
export function comparable(
  now: Snapshot,
  before: Snapshot | undefined,
): Snapshot | undefined {
  return before?.state.input === now.state.input ? before : undefined;
}

/** The sizes of all files of a state, each compressed on its own, in bytes. */
export function totalOf({ files }: Snapshot): Record<'raw' | 'gzip' | 'brotli', number> {
  const sum = (size: 'raw' | 'gzip' | 'brotli') =>
    files.reduce((total, file) => total + file[size], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

/** A number of bytes, the same in both languages and on every machine: `1,204 B`. */
export function formatBytes(count: number): string {
  return `${String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')} B`;
}

type GetText = ReturnType<typeof useExplorerText>;

/** A value of a toggle as it is written on its control. */
export function valueLabel(toggle: Toggle, value: State[Toggle], text: GetText): string {
  if (typeof value === 'boolean') return text(value ? 'on' : 'off');
  return isTranslated(toggle, value) ? text(value) : value;
}

/** The values of `translated` toggles. One without a text in texts.json is a type error. */
type TranslatedValue = {
  [T in Toggle]: (typeof toggles)[T] extends { readonly translated: true }
    ? State[T]
    : never;
}[Toggle];

function isTranslated(toggle: Toggle, _: State[Toggle]): _ is TranslatedValue {
  return 'translated' in toggles[toggle];
}

/**
 * What the reader changed and its effect: `format: esm → cjs · 1 changed · 2 new · +312 B`.
 * Empty where there is nothing to compare.
 */
export function changeSummary(
  now: Snapshot,
  last: Snapshot | undefined,
  text: GetText,
): string {
  const before = comparable(now, last);
  if (!before || keyOf(before.state) === keyOf(now.state)) return '';
  const selected = toggleNames
    .filter((toggle) => now.state[toggle] !== before.state[toggle])
    .map((toggle) => {
      const label = ({ state }: Snapshot) => valueLabel(toggle, state[toggle], text);
      return `${toggle}: ${label(before)} → ${label(now)}`;
    })
    .join(', ');
  if (!now.ok) return selected;
  const files = compareFiles(now, before);
  const counts = (['changed', 'new', 'gone'] as const).flatMap((change) => {
    const count = files.filter((file) => file.change === change).length;
    return count > 0 ? text(`${change}Count`, { count }) : [];
  });
  if (counts.length === 0) return `${selected} · ${text('nothingChanges')}`;
  const difference = totalOf(now).raw - totalOf(before).raw;
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±';
  return [selected, ...counts, sign + formatBytes(Math.abs(difference))].join(' · ');
}
