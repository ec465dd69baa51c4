import type { Fact } from './facts.ts';
import {
  type Level,
  pages,
  pagesOfFormats,
  pagesOfNeeds,
  rowOf,
  type Topic,
  topics,
} from './rows.ts';
import type { Traits } from './traits.ts';

/** A difference that readers should know. Only a loss makes the comparison fail. */
export interface Difference {
  readonly level: Level;
  /** What one file does, such as `no longer exports a`. */
  readonly does: string;
  /** The path of the section that explains it; empty if nothing has to be explained. */
  readonly page: string;
}

/** A difference that a section of `pages` explains. */
export function difference(
  level: Level,
  does: string,
  page: keyof typeof pages,
): Difference {
  return { level, does, page: pages[page] };
}

/** What a file has lost, gained or changed. */
export function compareTraits(old: Traits, now: Traits): Difference[] {
  const found: Difference[] = [];
  const hasExports = old.list('exports').length + old.list('value').length > 0;
  if (old.format !== now.format && (hasExports || !now.code)) {
    const format = [now.format, now.problem].filter(Boolean).join(': ');
    const does = `changes its format: ${old.format} → ${format}`;
    found.push(difference('loss', does, 'formats'));
  }
  // Nothing else is known of what cannot be read.
  if (now.problem && old.code) return found;
  found.push(...topics.flatMap((topic) => topicDifferences(topic, old, now)));
  if (old.year > 0 && now.year > old.year) {
    const does = `needs newer syntax: ES${old.year} → ES${now.year}`;
    found.push(difference('loss', does, 'syntax'));
  }
  const copied = without(old.list('packages'), now.list('packages'));
  if (old.format === 'types' && copied.length > 0 && hasGrown(old, now))
    found.push(difference('loss', `now copies types of ${listed(copied)}`, 'copied'));
  const [less, more] = [old.code?.compact ?? 0, now.code?.compact ?? 0];
  if (less > 0 && more > less * 1.5 + 100) {
    const does = `has ${(more / less).toFixed(1)} times as much CSS`;
    found.push(difference('change', does, 'grown'));
  }
  return found;
}

const hasGrown = (old: Traits, now: Traits) => now.total >= old.total * 1.25;

/** What is enough to say that the new build still has these. */
const enough: { readonly [topic in Topic]?: Fact } = {
  exports: 'passed',
  effects: 'later',
};

function topicDifferences(topic: Topic, old: Traits, now: Traits): Difference[] {
  const { does: text, gained: gain, lost: loss, share } = rowOf(topic);
  const [before, after] = [old.list(topic), now.list(topic)];
  if (share !== undefined) {
    const isLess = after.length === 0 || after.length < before.length * share;
    if (before.length === 0 || !isLess) return [];
    const level = isMadeUpFor(topic, old, now) ? 'change' : 'loss';
    const counts = `has ${text}: ${before.length} → ${after.length}`;
    return [{ level, does: counts, page: pageOf(topic, old) }];
  }
  const lost = without(before, now.list(enough[topic] ?? topic));
  const gained = without(after, before);
  // Nothing says which names `* from "package"` has.
  const isStar = (one: string) => one.startsWith('* ');
  const isOther = gained.length > 0 && (lost.every(isStar) || gained.some(isStar));
  const level = isOther || isMadeUpFor(topic, old, now) ? 'change' : loss;
  const differences: Difference[] = [];
  if (level && lost.length > 0) {
    const does = `no longer ${text} ${listed(lost)}`;
    differences.push({ level, does, page: pageOf(topic, old, lost) });
  }
  if (gain && gained.length > 0) {
    const does = `now ${text} ${listed(gained)}`;
    differences.push({ level: gain, does, page: pageOf(topic, old, gained) });
  }
  return differences;
}

/** Whether another fact explains that one of these is gone. */
function isMadeUpFor(topic: Topic, old: Traits, now: Traits): boolean {
  const hasMore = (fact: Fact) => now.list(fact).length > old.list(fact).length;
  if (topic === 'injected') return hasMore('styles');
  if (topic === 'styles') return hasMore('injected');
  if (topic === 'env') return hasMore('packages');
  const isIn = (fact: Fact) => now.list(fact).length > 0;
  // Nothing but constants is left.
  if (topic === 'directives')
    return isIn('exports') && !isIn('functions') && !isIn('packages');
  // Bundled instead.
  if (topic === 'effects') return hasGrown(old, now);
  return (
    topic === 'augments' && without(old.list(topic), now.list(topic)).every(isRelative)
  );
}

const isRelative = (specifier: string) => specifier.startsWith('.');

/** The page that explains why these are lost or gained. */
function pageOf(topic: Topic, { format }: Traits, names: readonly string[] = []): string {
  if (topic === 'needs')
    return pagesOfNeeds.find(([pattern]) => pattern.test(names.join()))?.[1] ?? '';
  if (topic === 'augments' && names.every(isRelative)) return pages.modules;
  return pagesOfFormats[`${topic} of ${format}`] ?? pages[topic];
}

export function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((one) => !others.includes(one));
}

/** The first eight of names, and how many there are more. */
export function listed(names: readonly string[]): string {
  const more = names.length > 8 ? ` and ${names.length - 8} more` : '';
  return names.slice(0, 8).join(', ') + more;
}
