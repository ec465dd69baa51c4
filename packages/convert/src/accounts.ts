import type { Note } from './mapping/draft.ts';
import type { Outcome } from './outcome.ts';
import type { ToolConfig } from './read/input.ts';
import { changed, type Part, partsOf } from './read/parts.ts';
import { dynamic, type Place, type Value } from './read/value.ts';
import type { NoteKey } from './warnings.ts';

/** Why the reader finds nothing in `rslib.config.ts` for a value, although nothing is missing. */
export type Reason = 'same' | 'unneeded' | 'unread';

/** What became of a property or a plugin of the pasted configuration. */
export interface Account {
  /** With those around it, such as `build.lib.entry`; a plugin by its module. */
  readonly option: string;
  readonly at: Place;
  /** `lost` says that nobody knows: a test finds none, but the reader has to know of one. */
  readonly fate: 'carried' | 'replaced' | 'left' | 'lost';
  /** The settings that it became, or the comments that it stays as. */
  readonly settings: readonly string[];
  readonly notes: readonly Note[];
  /** Why it became no setting, and the section that says more. */
  readonly reason?: Reason;
  readonly link?: string;
}

/** Notes about something that the reader has to do. */
const open: ReadonlySet<NoteKey> = new Set<NoteKey>([
  ...([
    'dynamic',
    'condition',
    'plugin',
    'vueJsx',
    'directives',
    'format',
    'pattern',
  ] as const),
  ...(['commandLine', 'flags', 'kept', 'unknown', 'none', 'byHand'] as const),
  ...(['onSuccess', 'exports', 'vueTypes'] as const),
]);

/** More values than any real configuration has. */
const maxParts = 400;

/**
 * Finds out what became of each value: the configuration is converted again without it, and what is
 * missing then is what it became. Where nothing is missing, something unknown takes its place, to
 * see whether anything reads it. `convertOther` converts other configurations of the same file.
 */
export function accountsOf(
  { configs, skipped, objects }: ToolConfig,
  outcome: Outcome,
  convertOther: (configs: readonly Value[]) => Outcome,
): Account[] {
  const notesOn = (at: Place) =>
    outcome.notes.filter(
      ({ key, line, code }) => open.has(key) && line === at.line && code === at.text,
    );
  const leftAlone = (option: string, at: Place, value: Place): Account => ({
    option,
    at,
    fate: 'left',
    notes: notesOn(value),
    settings: outcome.settings.filter((one) => one.startsWith(`// line ${value.line}, `)),
  });
  const accounts = skipped.map((at) => leftAlone('', at, at));
  const seen = new Set<string>();
  const visit = (part: Part): void => {
    const { option, at, value, isOverridden } = part;
    const id = `${option} ${at.start}`;
    if (seen.has(id) || seen.size > maxParts) return;
    seen.add(id);
    const isLeft = notesOn(value.at).length > 0;
    const account = isLeft ? leftAlone(option, at, value.at) : accountOf(part);
    const inner = isLeft || isOverridden ? [] : partsOf(value, option);
    if (inner.length > 0 && account.reason !== 'unneeded') inner.forEach(visit);
    else accounts.push(account);
  };
  const accountOf = (part: Part): Account => {
    const { option, at, value } = part;
    const without = convertOther(changed(configs, part, undefined));
    const settings = missing(outcome.settings, without.settings);
    const notes = missing(outcome.notes, without.notes);
    const base = { option, at, settings, notes };
    const replaced = { ...base, fate: 'replaced' } as const;
    if (settings.some((line) => !line.startsWith('//')))
      return { ...base, fate: 'carried' };
    if (settings.length > 0 || notes.some(({ key }) => open.has(key)))
      return { ...base, fate: 'left' };
    if (notes.length > 0) return replaced;
    const link = outcome.unneeded.get(value);
    if (link) return { ...replaced, reason: 'unneeded', link };
    const isRead =
      part.isOverridden ||
      !isSame(outcome, without) ||
      !isSame(outcome, convertOther(changed(configs, part, unknown)));
    return isRead ? { ...replaced, reason: 'same' } : { ...base, fate: 'lost' };
  };
  for (const value of configs)
    if (value.kind === 'object') partsOf(value, '').forEach(visit);
    else visit({ option: '', at: value.at, value });
  const unread = { option: '', fate: 'left', reason: 'unread' } as const;
  for (const at of objects)
    if (!accounts.some((one) => isIn(at, one.at) || isIn(one.at, at)))
      accounts.push({ ...unread, at, settings: [], notes: [] });
  return accounts.sort((a, b) => (a.at.start ?? 0) - (b.at.start ?? 0));
}

const isIn = ({ start: inner = -1 }: Place, { start = 0, text }: Place) =>
  start <= inner && inner < start + text.length;
const unknown = dynamic({ line: 0, text: '?' });
const isSame = (one: Outcome, two: Outcome) =>
  JSON.stringify([one.files, one.notes]) === JSON.stringify([two.files, two.notes]);

/** What one list has more of than another one. */
function missing<Entry>(all: readonly Entry[], some: readonly Entry[]): Entry[] {
  const left = some.map((one) => JSON.stringify(one));
  const found = new Map<string, Entry>();
  for (const one of all) {
    const text = JSON.stringify(one);
    const index = left.indexOf(text);
    if (index < 0) found.set(text, one);
    else left.splice(index, 1);
  }
  return [...found.values()];
}
