import { isBuiltin } from 'node:module';
import { isRelative } from './code.ts';
import type { Manifest } from './manifest.ts';
import { type Level, type Page, rowOf, type Topic, topics } from './rows.ts';
import type { Traits } from './traits.ts';

/** A difference that readers should know. Only a loss makes the comparison fail. */
export interface Difference {
  readonly level: Level;
  readonly page: Page;
  readonly text: string;
}

/** What a file has lost, gained or changed. */
export function compareTraits(
  old: Traits,
  now: Traits,
  manifest: Manifest | undefined,
): Difference[] {
  const found: Difference[] = [];
  const add = (level: Level | undefined, page: Page, text: string) => {
    if (level) found.push({ level, page, text });
  };
  /** A loss of names, if there are any. */
  const lose = (page: Page, before: string, names: readonly string[], after = '') =>
    names.length > 0 && add('loss', page, `${before} ${listed(names)}${after}`);
  const hasExports = old.list('exports').length + old.list('value').length > 0;
  if (old.format !== now.format && (hasExports || !now.code)) {
    const format = [now.format, now.problem].filter(Boolean).join(': ');
    add('loss', 'formats', `${old.format} → ${format}`);
  }
  for (const topic of topics) {
    const { does, gained: gain, lost: loss, share, within } = rowOf(topic);
    const [before, after] = [old.list(topic), now.list(topic)];
    const madeUpFor = isMadeUpFor(topic, old, now);
    if (share !== undefined) {
      const isLess = after.length === 0 || after.length < before.length * share;
      if (before.length > 0 && isLess) {
        const text = `${does}: ${before.length} → ${after.length}`;
        add(madeUpFor ? 'change' : 'loss', topic, text);
      }
      continue;
    }
    const lost = without(before, now.weaker[topic] ?? after).filter(
      (one) => !within || now.list(within).includes(one),
    );
    const gained = without(after, before);
    const isOther = gained.length > 0 && lost.every((one) => one.startsWith('* '));
    const level = loss && (isOther || madeUpFor) ? 'change' : loss;
    if (lost.length > 0)
      add(level, pageOf(topic, old, lost, gained), `no longer ${does} ${listed(lost)}`);
    if (gained.length > 0)
      add(gain, pageOf(topic, old, gained, gained), `now ${does} ${listed(gained)}`);
  }
  // A module of types has nothing but what the compiler writes around it.
  const isEmpty = old.format === 'cjs' && !hasExports && old.list('shebang').length === 0;
  if (!isEmpty && old.year > 0 && now.year > old.year)
    add('loss', 'syntax', `syntax: ES${old.year} → ES${now.year}`);
  const isTypes = old.format === 'types';
  const unlisted = without(now.list('packages'), old.list('packages')).filter(
    (one) => manifest && !manifest.provided.has(one) && !isBuiltin(`node:${one}`),
  );
  const page = isTypes ? 'copied' : 'packages';
  lose(page, 'loads', unlisted, ', which package.json does not list');
  if (isTypes && now.total >= old.total * 1.25)
    lose(
      'copied',
      'copies types of',
      without(old.list('packages'), now.list('packages')),
    );
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

const pagesOfNeeds: readonly (readonly [RegExp, Page])[] = [
  [/^React$/, 'react'],
  [/^the global/, 'self'],
  [/^(?:__(?:dir|file)name|require|module|exports)$/, 'commonJs'],
  [/^a server/, 'server'],
  [/^the source/, 'sources'],
  [/^Node/, 'builtins'],
  [/^a bundler/, 'assets'],
  [/^import\.meta|[/\\]/, 'importMeta'],
  [/ await$/, 'await'],
];

/** The page that explains why these are lost or gained. */
function pageOf(
  topic: Topic,
  { format }: Traits,
  names: readonly string[],
  gained: readonly string[],
): Page {
  if (topic === 'exports' && format === 'types') return 'declarations';
  if (topic === 'augments' && names.every(isRelative)) return 'modules';
  if (topic === 'needs')
    return pagesOfNeeds.find(([pattern]) => pattern.test(names[0] ?? ''))?.[1] ?? topic;
  const isDefault = topic === 'value' || gained.includes('default');
  return format === 'umd' && isDefault ? 'umdValue' : topic;
}

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((one) => !others.includes(one));
}

function listed(names: readonly string[]): string {
  const more = names.length > 8 ? ` and ${names.length - 8} more` : '';
  return names.slice(0, 8).join(', ') + more;
}
