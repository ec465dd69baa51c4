import { keyOf } from '../data/key.ts';
import type { Snapshot } from '../data/types.ts';
import { type ComparedFile, comparable, compareFiles } from '../state/changes';
import type { Shown } from '../state/useOutputs';

/** Something to look at: a file that was emitted, a file that somebody wrote, or what the tools said. */
export interface View {
  /** Its path, or the name of a report. */
  readonly id: string;
  readonly group: 'emitted' | 'written' | 'reported';
  readonly change: ComparedFile['change'];
  /** The emitted file, of this state and of the one before. */
  readonly file?: ComparedFile;
  /** The content and, where changes can be marked, that of the state before. None for the verdicts. */
  readonly code?: string;
  readonly before?: string | undefined;
}

export const configFile = 'rslib.config.ts';
export const manifestFile = 'package.json';
export const terminal = 'terminal';
export const checks = 'checks';

/** All that can be looked at of a state, in the order in which it is listed. */
export function viewsOf({ now, before, sources }: Shown): View[] {
  const old = comparable(now, before);
  const text = (id: string, group: View['group'], code: string, was?: string): View => ({
    id,
    group,
    code,
    before: was,
    change: was === undefined || was === code ? 'same' : 'changed',
  });
  return [
    ...compareFiles(now, before).map((file): View => {
      const { path, change } = file;
      const was = old ? (file.before?.text ?? '') : undefined;
      const code = file.now ? file.now.text : '';
      const view = { id: path, group: 'emitted' as const, change, file, before: was };
      return code === undefined ? view : { ...view, code };
    }),
    text(configFile, 'written', now.config, old?.config),
    text(manifestFile, 'written', now.manifest, old?.manifest),
    ...sources.map(({ path, text: code }) => text(path, 'written', code)),
    text(terminal, 'reported', now.terminal.join('\n')),
    { id: checks, group: 'reported', change: old ? verdictsChange(now, old) : 'same' },
  ];
}

function verdictsChange(now: Snapshot, old: Snapshot): View['change'] {
  const said = ({ publint, attw }: Snapshot) =>
    JSON.stringify([publint?.says, attw?.says]);
  return said(now) === said(old) ? 'same' : 'changed';
}

/** What a reader chose to look at, and in which state. */
export interface Choice {
  readonly id: string;
  readonly key: string;
}

/**
 * What is looked at: in the state in which it was chosen, the choice. In the states after it what tells most: the reason of a failure; a file that
 * the last toggle changed, where the chosen one is another that it left alone; the first script where the chosen one is gone.
 */
export function viewAt(
  views: readonly View[],
  { id, key }: Choice,
  { now, before }: Shown,
): View {
  const named = (name: string) => views.find((view) => view.id === name);
  const chosen = named(id);
  const view = key === keyOf(now.state) || !before ? chosen : after(views, chosen);
  const main = views.find(({ id, change }) => id.endsWith('.js') && change !== 'gone');
  const found = now.ok
    ? (view ?? main ?? named(configFile))
    : view?.group === 'emitted'
      ? named(terminal)
      : (view ?? named(terminal));
  if (!found) throw new Error('Every state has a configuration and a terminal.');
  return found;
}

function after(views: readonly View[], chosen: View | undefined): View | undefined {
  if (chosen && (chosen.group !== 'emitted' || chosen.change === 'changed'))
    return chosen;
  const emitted = views.filter(({ group }) => group === 'emitted');
  return (
    emitted.find(({ change }) => change === 'new') ??
    emitted.find(({ change }) => change === 'changed') ??
    (chosen?.change === 'gone' ? undefined : chosen)
  );
}
