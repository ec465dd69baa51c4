import type { Manifest } from './manifest.ts';
import type { Topic } from './pages.ts';
import type { Traits } from './traits.ts';

type Level = 'loss' | 'change' | 'gain';

/** A difference that readers should know. Only a loss makes the comparison fail. */
export interface Difference {
  readonly level: Level;
  readonly topic: Topic;
  readonly text: string;
}

/** Takes a difference that was found. */
export type Add = (level: Level, topic: Topic, text: string) => void;

/** Reports what a JavaScript file has lost, gained or changed. */
export function compareScripts(
  old: Traits,
  now: Traits,
  manifest: Manifest | undefined,
  add: Add,
): void {
  const { code: before } = old;
  const { code: after } = now;
  if (!before || !after) return;
  compareNames(old, now, 'exports', add);
  comparePackages(old, now, manifest, add);
  compareStyles(old, now, add);
  if (old.format !== now.format && (old.exports.length > 0 || before.isValue))
    add('loss', 'formats', `${old.format} → ${now.format}`);
  const hidden = without(before.importable, after.importable);
  const unseen = hidden.filter((one) => now.exports.includes(one));
  if (now.format === 'cjs' && unseen.length > 0)
    add('loss', 'names', `import in Node.js does not find ${listed(unseen)}`);
  if (before.isValue && !after.isValue && now.format === 'cjs')
    add('loss', 'value', 'require() returns an object, and no longer the value itself');
  if (before.global && before.global !== after.global)
    add('loss', 'global', `global ${before.global} → ${after.global || 'none'}`);
  if (after.needsSelf && !before.needsSelf)
    add('loss', 'self', 'reads self, which Node.js does not have');
  const directives = [
    ...without(old.directives, now.directives),
    ...without(before.directives, after.directives),
  ];
  for (const one of new Set(directives)) add('loss', 'directives', `"${one}" is gone`);
  if (before.top.startsWith('#!') && before.top !== after.top)
    add('loss', 'top', `${before.top} → ${after.top || 'none'}`);
  if (old.licences > 0 && now.licences === 0)
    add('loss', 'licences', 'license comments are gone');
  if (old.format === 'esm' && now.noSideEffects * 2 < old.noSideEffects)
    add('loss', 'annotations', 'functions marked @__NO_SIDE_EFFECTS__ no longer are');
  if (old.format === 'esm' && old.pure > 0 && now.pure === 0)
    add('loss', 'annotations', 'calls marked @__PURE__ no longer are');
  for (const one of without(old.packages, now.packages))
    add('change', 'packages', `no longer loads ${one}`);
  if (old.map !== now.map && old.map !== '')
    add('change', 'maps', `source ${old.map} → ${now.map || 'none'}`);
}

/** Reports what declarations have lost, gained or changed. */
export function compareTypes(
  old: Traits,
  now: Traits,
  manifest: Manifest | undefined,
  add: Add,
): void {
  compareNames(old, now, 'declarations', add);
  comparePackages(old, now, manifest, add);
  for (const one of without(old.augments, now.augments))
    add('loss', 'augments', `declare ${one} is gone`);
  const gone = without(old.packages, now.packages);
  const growth = now.total / old.total;
  if (gone.length > 0 && growth >= 1.25)
    add('loss', 'copied', `types of ${listed(gone)} are copied, not imported`);
  else if (growth >= 4 && now.total - old.total > 4000)
    add('loss', 'copied', `${Math.round(growth)} times as large`);
}

function compareNames(
  { exports: old }: Traits,
  { exports: now }: Traits,
  topic: 'exports' | 'declarations',
  add: Add,
): void {
  const lost = without(old, now);
  const gained = without(now, old);
  const isBundled = gained.length > 0 && lost.every((one) => one.startsWith('* '));
  if (lost.length > 0)
    add(isBundled ? 'change' : 'loss', topic, `no longer exports ${listed(lost)}`);
  if (gained.length > 0) add('gain', topic, `also exports ${listed(gained)}`);
}

function comparePackages(
  old: Traits,
  now: Traits,
  manifest: Manifest | undefined,
  add: Add,
): void {
  const missing = without(now.packages, old.packages).filter(
    (one) => manifest && !manifest.provided.has(one) && !one.startsWith('node:'),
  );
  for (const one of missing)
    add('loss', 'packages', `loads ${one}, which package.json does not list`);
}

function compareStyles(old: Traits, now: Traits, add: Add): void {
  const rules = `${old.rules} CSS rules → ${now.rules}`;
  if (now.rules * 2 < old.rules)
    add(now.sheets.length > 0 ? 'change' : 'loss', 'injected', rules);
  else if (old.rules > 0 && now.rules >= old.rules * 2)
    add('change', 'injected', `${rules}: a source map repeats them`);
  if (old.sheets.length > 0 && now.sheets.length === 0 && now.rules <= old.rules)
    add('loss', 'styles', `no longer imports ${listed(old.sheets)}`);
}

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((one) => !others.includes(one));
}

function listed(names: readonly string[]): string {
  const more = names.length > 8 ? ` and ${names.length - 8} more` : '';
  return names.slice(0, 8).join(', ') + more;
}
