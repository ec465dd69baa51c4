import { type Level, pages, pagesOfNeeds, rowOf, type Topic, topics } from './rows.ts';
import type { Traits } from './traits.ts';

/** A difference that readers should know. Only a loss makes the comparison fail. */
export interface Difference {
  readonly level: Level;
  /** The path of the section that explains it. */
  readonly page: string;
  /** What one file does, after an adverb: `no longer`, `exports a`. */
  readonly adverb?: 'no longer' | 'now';
  readonly does: string;
}

const isRelative = (specifier: string) => specifier.startsWith('.');

/** What a file has lost, gained or changed. */
export function compareTraits(old: Traits, now: Traits): Difference[] {
  // Nothing else is known of what cannot be read.
  if (now.problem && old.code) return formatOf(old, now);
  return [
    ...formatOf(old, now),
    ...topics.flatMap((topic) =>
      rowOf(topic).share === undefined
        ? listedFacts(topic, old, now)
        : countedFacts(topic, old, now),
    ),
    ...otherRules(old, now),
  ];
}

function formatOf(old: Traits, now: Traits): Difference[] {
  const hasExports = old.list('exports').length + old.list('value').length > 0;
  if (old.format === now.format || !(hasExports || !now.code)) return [];
  const format = [now.format, now.problem].filter(Boolean).join(': ');
  const does = `changes its format: ${old.format} → ${format}`;
  return [{ level: 'loss', page: pages.formats, does }];
}

/** Facts of which only the number is compared. */
function countedFacts(topic: Topic, old: Traits, now: Traits): Difference[] {
  const { does, share = 0 } = rowOf(topic);
  const [before, after] = [old.list(topic).length, now.list(topic).length];
  if (before === 0 || (after > 0 && after >= before * share)) return [];
  const level = isMadeUpFor(topic, old, now) ? 'change' : 'loss';
  return [{ level, page: pageOf(topic, old), does: `has ${does}: ${before} → ${after}` }];
}

/** Facts that are compared by their names. */
function listedFacts(topic: Topic, old: Traits, now: Traits): Difference[] {
  const { does, gained: gain, lost: loss } = rowOf(topic);
  const [before, after] = [old.list(topic), now.list(topic)];
  const lost = without(before, now.weaker[topic] ?? after);
  const gained = without(after, before);
  const isOther = gained.length > 0 && lost.every((one) => one.startsWith('* '));
  const isMadeUp = isMadeUpFor(topic, old, now);
  // Still on demand.
  if (topic === 'lazy' && isMadeUp) return [];
  const level = loss && (isOther || isMadeUp) ? 'change' : loss;
  const found: Difference[] = [];
  if (level && lost.length > 0) {
    const page = pageOf(topic, old, lost, gained);
    found.push({ level, page, adverb: 'no longer', does: `${does} ${listed(lost)}` });
  }
  if (gain && gained.length > 0) {
    const page = pageOf(topic, old, gained, gained);
    found.push({ level: gain, page, adverb: 'now', does: `${does} ${listed(gained)}` });
  }
  return found;
}

/** Rules that depend on more than one kind of facts. */
function otherRules(old: Traits, now: Traits): Difference[] {
  const found: Difference[] = [];
  if (old.year > 0 && now.year > old.year) {
    const does = `needs newer syntax: ES${old.year} → ES${now.year}`;
    found.push({ level: 'loss', page: pages.syntax, does });
  }
  const bare = without(now.types, old.types).map((one) => `typeof ${one}`);
  const untyped = without(old.types, now.types).filter((one) => bare.includes(one));
  if (untyped.length > 0) {
    const does = `says ${listed(untyped)}`;
    found.push({ level: 'loss', page: pages.typeOf, adverb: 'no longer', does });
  }
  const copied = without(old.list('packages'), now.list('packages'));
  if (old.format === 'types' && copied.length > 0 && now.total >= old.total * 1.25) {
    const does = `copies types of ${listed(copied)}`;
    found.push({ level: 'loss', page: pages.copied, adverb: 'now', does });
  }
  const [less, more] = [old.code?.compact ?? 0, now.code?.compact ?? 0];
  if (less > 0 && more > less * 1.5 + 100) {
    const does = `has ${(more / less).toFixed(1)} times as much CSS`;
    found.push({ level: 'change', page: pages.grown, does });
  }
  return found;
}

/** Whether another fact explains that one of these is gone. */
function isMadeUpFor(topic: Topic, old: Traits, now: Traits): boolean {
  const hasMore = (one: Topic) => now.list(one).length > old.list(one).length;
  if (topic === 'injected') return hasMore('styles');
  if (topic === 'styles') return hasMore('injected');
  if (topic === 'env') return hasMore('packages');
  if (topic === 'directives') return now.isConstant;
  // An external package instead of a part.
  if (topic === 'lazy') return without(now.onDemand, old.onDemand).length > 0;
  // Bundled instead.
  if (topic === 'effects') return now.total >= old.total * 1.25;
  return (
    topic === 'augments' && without(old.list(topic), now.list(topic)).every(isRelative)
  );
}

/** The page that explains why these are lost or gained. */
function pageOf(
  topic: Topic,
  { format }: Traits,
  names: readonly string[] = [],
  gained: readonly string[] = [],
): string {
  if (topic === 'needs')
    return pagesOfNeeds.find(([pattern]) => pattern.test(names.join()))?.[1] ?? '';
  if (topic === 'exports' && format === 'types') return pages.declarations;
  if (topic === 'unlisted' && format === 'types') return pages.copied;
  if (topic === 'augments' && names.every(isRelative)) return pages.modules;
  const isDefault = topic === 'value' || gained.includes('default');
  return format === 'umd' && isDefault ? pages.umdValue : pages[topic];
}

export function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((one) => !others.includes(one));
}

/** The first eight of names, and how many there are more. */
export function listed(names: readonly string[]): string {
  const more = names.length > 8 ? ` and ${names.length - 8} more` : '';
  return names.slice(0, 8).join(', ') + more;
}
