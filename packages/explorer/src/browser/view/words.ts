import { keyOf } from '../data/key.ts';
import type { Snapshot, State, Toggle } from '../data/types.ts';
import { changedToggles, comparable, compareFiles, totalOf } from '../state/changes';
import type { ExplorerTextKey } from '../useExplorerText';
import { difference } from './bytes';

type GetText = (key: ExplorerTextKey) => string;

/** A value of a toggle as it stands on its control. */
export function wordOf(value: State[Toggle], text: GetText): string {
  if (typeof value === 'boolean') return text(value ? 'on' : 'off');
  return value === 'off' || value === 'files' || value === 'bundled'
    ? text(value)
    : value;
}

/** What was chosen last and what it did, in one line: `format: esm → cjs · 1 changed · 2 new · +312 B`. Empty where there is nothing to compare. */
export function changeLine(
  now: Snapshot,
  earlier: Snapshot | undefined,
  text: GetText,
): string {
  const before = comparable(now, earlier);
  if (!before || keyOf(before.state) === keyOf(now.state)) return '';
  const chosen = changedToggles(now.state, before.state)
    .map((toggle) => {
      const [was, is] = [before.state[toggle], now.state[toggle]];
      return `${toggle}: ${wordOf(was, text)} → ${wordOf(is, text)}`;
    })
    .join(', ');
  if (!now.ok) return chosen;
  const files = compareFiles(now, before);
  const counted = (['changed', 'new', 'gone'] as const).flatMap((change) => {
    const count = files.filter((file) => file.change === change).length;
    return count > 0 ? text(`${change}Count`).replace('{count}', String(count)) : [];
  });
  if (counted.length === 0) return `${chosen} · ${text('nothingChanges')}`;
  const more = difference(totalOf(now).raw - totalOf(before).raw);
  return [chosen, ...counted, more].join(' · ');
}
