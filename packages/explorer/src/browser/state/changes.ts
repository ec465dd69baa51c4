import type { Snapshot } from '../data/data.ts';
import { keyOf } from '../data/states.ts';
import { type State, type Toggle, toggleNames } from '../data/toggles.ts';
import type { useExplorerText } from '../useExplorerText';
import { viewsOf } from '../view/views';
import type { Shown } from './useOutputs';

/** The sizes of all files of a state, each compressed on its own, in bytes. */
export function totalOf({ files }: Snapshot): Record<'raw' | 'gzip' | 'brotli', number> {
  const sum = (size: 'raw' | 'gzip' | 'brotli') =>
    files.reduce((total, file) => total + file[size], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

/** A number of bytes, the same in both languages: `1,204 B`. */
export function formatBytes(count: number): string {
  return `${count.toLocaleString('en-US')} B`;
}

type GetText = ReturnType<typeof useExplorerText>;

/** A value of a toggle as it is written on its control. */
export function valueLabel(value: State[Toggle], text: GetText): string {
  if (typeof value === 'boolean') return text(value ? 'on' : 'off');
  // These are words; the values of other toggles are shown as they are configured.
  const isWord = value === 'off' || value === 'files' || value === 'bundled';
  return isWord ? text(value) : value;
}

/**
 * What the reader changed and its effect: `format: esm → cjs · 1 changed · 2 new · +312 B`.
 * Empty where there is nothing to compare.
 */
export function changeSummary(shown: Shown, text: GetText): string {
  const { now, before } = shown;
  if (!before || keyOf(before.state) === keyOf(now.state)) return '';
  const selected = toggleNames
    .filter((toggle) => now.state[toggle] !== before.state[toggle])
    .map((toggle) => {
      const label = ({ state }: Snapshot) => valueLabel(state[toggle], text);
      return `${toggle}: ${label(before)} → ${label(now)}`;
    })
    .join(', ');
  const files = viewsOf(shown).filter(({ group }) => group === 'emitted');
  const counts = (['changed', 'new', 'gone'] as const).flatMap((change) => {
    const count = files.filter((file) => file.change === change).length;
    return count > 0 ? text(`${change}Count`, { count }) : [];
  });
  if (counts.length === 0) return `${selected} · ${text('nothingChanges')}`;
  const difference = totalOf(now).raw - totalOf(before).raw;
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±';
  return [selected, ...counts, sign + formatBytes(Math.abs(difference))].join(' · ');
}
