import type { Note } from './mapping/draft.ts';
import type { Outcome } from './outcome.ts';
import type { ToolConfig } from './read/input.ts';
import { changed, type Part, partsOf } from './read/parts.ts';
import { dynamic, type Place, type Value } from './read/value.ts';
import type { NoteKey } from './warnings.ts';

/** Why the reader finds nothing in `rslib.config.ts` for a value, although nothing is missing. */
export type Reason = 'same' | 'unneeded' | 'inManifest' | 'noted' | 'unread';

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
  ...(['dynamic', 'condition', 'plugin', 'format', 'pattern', 'commandLine'] as const),
  ...(['flags', 'kept', 'unknown', 'none', 'byHand', 'onSuccess', 'exports'] as const),
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
  const accounts: Account[] = skipped.map((at) => ({
    option: '',
    at,
    fate: 'left',
    settings: [],
    notes: outcome.notes.filter(
      ({ key, code }) => key === 'condition' && code === at.text,
    ),
  }));
  const seen = new Set<string>();
  const overridden: Part[] = [];
  const visit = (part: Part): void => {
    if (part.isOverridden) return void overridden.push(part);
    const id = `${part.option} ${part.at.start}`;
    if (seen.has(id) || seen.size > maxParts) return;
    seen.add(id);
    const left = outcome.notes.filter(
      ({ key, line, code }) =>
        open.has(key) && line === part.value.at.line && code === part.value.at.text,
    );
    const account = left.length > 0 ? leftAlone(part, left) : accountOf(part);
    const inner = left.length > 0 ? [] : partsOf(part.value, part.option);
    if (inner.length > 0 && account.reason !== 'unneeded') inner.forEach(visit);
    else accounts.push(account);
  };
  const leftAlone = ({ option, at, value }: Part, notes: readonly Note[]): Account => ({
    option,
    at,
    fate: 'left',
    notes,
    settings: outcome.settings.filter((line) =>
      line.startsWith(`// line ${value.at.line}, `),
    ),
  });
  const accountOf = (part: Part): Account => {
    const { option, at, value } = part;
    const without = convertOther(changed(configs, part, undefined));
    const settings = missing(outcome.settings, without.settings);
    const notes = missing(outcome.notes.map(idOf), without.notes.map(idOf)).flatMap(
      (id) => outcome.notes.find((note) => idOf(note) === id) ?? [],
    );
    const base = { option, at, settings, notes };
    if (settings.some((line) => !line.startsWith('//')))
      return { ...base, fate: 'carried' };
    if (settings.length > 0 || notes.some(({ key }) => open.has(key)))
      return { ...base, fate: 'left' };
    if (notes.length > 0) return { ...base, fate: 'replaced', reason: 'noted' };
    const changes = missing(outcome.changes.map(textOf), without.changes.map(textOf));
    if (changes.length > 0) return { ...base, fate: 'replaced', reason: 'inManifest' };
    const link = outcome.unneeded.get(value);
    if (link) return { ...base, fate: 'replaced', reason: 'unneeded', link };
    const isRead =
      !isSame(outcome, without) ||
      !isSame(outcome, convertOther(changed(configs, part, unknown)));
    return isRead
      ? { ...base, fate: 'replaced', reason: 'same' }
      : { ...base, fate: 'lost' };
  };
  for (const value of configs)
    if (value.kind === 'object') partsOf(value, '').forEach(visit);
    else visit({ option: '', at: value.at, value });
  const nothing = { settings: [], notes: [] };
  for (const { option, at } of overridden)
    if (!accounts.some((one) => one.at.start === at.start))
      accounts.push({ ...nothing, option, at, fate: 'replaced', reason: 'same' });
  for (const at of objects)
    if (!accounts.some((one) => isIn(at, one.at) || isIn(one.at, at)))
      accounts.push({ ...nothing, option: '', at, fate: 'left', reason: 'unread' });
  return accounts.sort((a, b) => (a.at.start ?? 0) - (b.at.start ?? 0));
}

const isIn = ({ start: inner = -1 }: Place, { start = 0, text }: Place) =>
  start <= inner && inner < start + text.length;
const unknown = dynamic({ line: 0, text: '?' });
const idOf = ({ key, line, option, code }: Note) => [key, line, option, code].join(' ');
const textOf = (change: Outcome['changes'][number]) => JSON.stringify(change);
const isSame = (one: Outcome, two: Outcome) =>
  JSON.stringify([one.files, one.notes]) === JSON.stringify([two.files, two.notes]);

/** The texts of one list that another one has fewer of. */
function missing(all: readonly string[], some: readonly string[]): string[] {
  const left = [...some];
  const found = all.filter((one) => {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return [...new Set(found)];
}
