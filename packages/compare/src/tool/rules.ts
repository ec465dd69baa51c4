import { isRelative } from './code.ts';
import { type Level, pages, pagesOfNeeds, rowOf, type Topic, topics } from './rows.ts';
import type { Traits } from './traits.ts';

/** A difference that readers should know. Only a loss makes the comparison fail. */
export interface Difference {
  readonly level: Level;
  /** The path of the section that explains it. */
  readonly page: string;
  readonly text: string;
}

/** What a file has lost, gained or changed. */
export function compareTraits(old: Traits, now: Traits): Difference[] {
  const found: Difference[] = [];
  const add = (level: Level | undefined, page: string, text: string) => {
    if (level) found.push({ level, page, text });
  };
  const hasExports = old.list('exports').length + old.list('value').length > 0;
  if (old.format !== now.format && (hasExports || !now.code)) {
    const format = [now.format, now.problem].filter(Boolean).join(': ');
    add('loss', pages.formats, `${old.format} → ${format}`);
  }
  for (const topic of topics) {
    const { does, gained: gain, lost: loss, share } = rowOf(topic);
    const [before, after] = [old.list(topic), now.list(topic)];
    const madeUpFor = isMadeUpFor(topic, old, now);
    if (share !== undefined) {
      const isLess = after.length === 0 || after.length < before.length * share;
      if (before.length > 0 && isLess) {
        const text = `${does}: ${before.length} → ${after.length}`;
        add(madeUpFor ? 'change' : 'loss', pageOf(topic, old), text);
      }
      continue;
    }
    const lost = without(before, now.weaker[topic] ?? after);
    const gained = without(after, before);
    const isOther = gained.length > 0 && lost.every((one) => one.startsWith('* '));
    const level = loss && (isOther || madeUpFor) ? 'change' : loss;
    if (lost.length > 0)
      add(level, pageOf(topic, old, lost, gained), `no longer ${does} ${listed(lost)}`);
    if (gained.length > 0)
      add(gain, pageOf(topic, old, gained, gained), `now ${does} ${listed(gained)}`);
  }
  if (old.year > 0 && now.year > old.year)
    add('loss', pages.syntax, `syntax: ES${old.year} → ES${now.year}`);
  const lose = (page: string, does: string, names: readonly string[]) =>
    add(names.length > 0 ? 'loss' : undefined, page, `${does} ${listed(names)}`);
  const eager = without(now.atOnce, old.atOnce);
  const both = eager.filter((one) => old.onDemand.includes(one));
  lose(pages.atOnce, 'now eagerly loads', both);
  const bare = without(now.types, old.types).map((one) => `typeof ${one}`);
  const untyped = without(old.types, now.types).filter((one) => bare.includes(one));
  lose(pages.typeOf, 'no longer says', untyped);
  const copied = without(old.list('packages'), now.list('packages'));
  if (old.format === 'types' && now.total >= old.total * 1.25)
    lose(pages.copied, 'copies types of', copied);
  return found;
}

/** Whether another fact explains that one of these is gone. */
function isMadeUpFor(topic: Topic, old: Traits, now: Traits): boolean {
  const hasMore = (one: Topic) => now.list(one).length > old.list(one).length;
  if (topic === 'injected') return hasMore('styles');
  if (topic === 'styles') return hasMore('injected');
  if (topic === 'env') return hasMore('packages');
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

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((one) => !others.includes(one));
}

function listed(names: readonly string[]): string {
  const more = names.length > 8 ? ` and ${names.length - 8} more` : '';
  return names.slice(0, 8).join(', ') + more;
}
