import type { Account } from './answer.ts';
import type { Draft, Effect, Item, Target } from './mapping/draft.ts';
import { pick } from './mapping/settings.ts';
import type { Place } from './read/value.ts';
import { flatten } from './write/print.ts';

/** What several effects on one property say together: the first of these that any of them has. */
const fates = ['left', 'replaced', 'carried', 'unneeded', 'lost'] as const;

/**
 * What became of each property, from what the rules did with it in all items. `objects` are those of
 * the text: one in which nothing was read is left to the reader.
 */
export function accountsOf(draft: Draft, objects: readonly Place[]): Account[] {
  const groups = new Map<string, Account[]>();
  for (const effect of draft.effects) {
    const id = `${effect.option} ${effect.at.start}`;
    groups.set(id, [...(groups.get(id) ?? []), accountOf(effect, draft)]);
  }
  const all = [...groups.values()].map(together).map((one) => {
    const from = draft.read.find(({ at }) => at.start === one.at.start)?.value;
    return from && from.line > 0 && !isIn(from, one.at) ? { ...one, from } : one;
  });
  // What is in an object is told by its properties.
  const accounts = all.filter(
    (one) =>
      one.fate !== 'unneeded' ||
      !all.some(
        (inner) => inner.option.startsWith(`${one.option}.`) && isIn(inner.at, one.at),
      ),
  );
  const unread = { option: '', fate: 'left', reason: 'unread' } as const;
  const places = accounts.flatMap(({ at, from = at }) => [at, from]);
  for (const at of objects)
    if (!places.some((one) => isIn(at, one) || isIn(one, at)))
      accounts.push({ ...unread, at, settings: [], notes: [] });
  return accounts.sort((a, b) => (a.at.start ?? 0) - (b.at.start ?? 0));
}

/** One effect, after all that was done to the item since. */
function accountOf(effect: Effect, { items }: Draft): Account {
  const { option, at, fate } = effect;
  const base = { option, at, fate, settings: [], notes: [] };
  if (fate === 'unneeded') {
    const { link, isOverridden } = effect;
    return { ...base, ...(isOverridden ? { reason: 'overridden' } : { link }) };
  }
  if (fate === 'left') {
    const { note, comment } = effect;
    const settings = comment ? flatten({ [`//${comment}`]: comment }) : [];
    return { ...base, settings, notes: [note] };
  }
  const notes = fate === 'replaced' ? [effect.note] : [];
  const { target } = effect;
  const { item, path } = target;
  const built = items.filter((one) => !item || one === item);
  const settings = built.flatMap((one) => settingsOf(target, one));
  if (settings.length > 0) return { ...base, settings, notes };
  const reasons = [item ?? [], built].flat().flatMap(({ dropped }) => [...dropped]);
  const [, why] = reasons.find(([name]) => isBelow(path, name)) ?? [];
  if (typeof why === 'string') return { ...base, fate: 'unneeded', link: why };
  return why ? { ...base, fate: 'left', notes: [why] } : { ...base, fate: 'lost' };
}

/** The lines of a setting, as they are in the item at the end; none if it is gone. */
function settingsOf({ path, node }: Target, item: Item): string[] {
  if (path === 'format') return flatten({ format: item.format });
  const now = flatten(pick(item.settings, path), path);
  const own = flatten(node, path);
  return own.length > 0 && own.every((line) => now.includes(line)) ? own : now;
}

/** The accounts of one property in several items as one. */
function together(all: readonly Account[]): Account {
  const fate = fates.find((one) => all.some((account) => account.fate === one)) ?? 'lost';
  const [first] = all.filter((one) => one.fate === fate);
  if (!first) throw new Error('A property without an effect has no account.');
  const unique = <Part>(parts: readonly Part[]) => [...new Set(parts)];
  return {
    ...first,
    fate,
    settings: unique(all.flatMap(({ settings }) => settings)),
    notes: unique(all.flatMap(({ notes }) => notes)),
  };
}

/** Whether a path is another one or below it; an empty one is above all. */
const isBelow = (path: string, other: string) =>
  other === '' || `${path}.`.startsWith(`${other}.`);

const isIn = ({ start: inner = -1 }: Place, { start = 0, text }: Place) =>
  start <= inner && inner < start + text.length;
