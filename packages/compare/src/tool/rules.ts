import { isBuiltin } from 'node:module';
import type { Manifest } from './manifest.ts';
import type { Topic } from './pages.ts';
import type { Traits } from './traits.ts';

/** A difference that readers should know. Only a loss makes the comparison fail. */
export interface Difference {
  readonly level: 'loss' | 'change' | 'gain';
  readonly topic: Topic;
  readonly text: string;
}

/** A file in both builds, and what takes the differences. */
export interface Task {
  readonly old: Traits;
  readonly now: Traits;
  readonly manifest: Manifest | undefined;
  readonly add: (level: Difference['level'], topic: Topic, text: string) => void;
}

/** Reports what a JavaScript file has lost, gained or changed. */
export function compareScripts(task: Task): void {
  const { old, now, add } = task;
  const [before, after] = [old.code, now.code];
  if (!before || !after) return;
  const lose = (isLost: boolean, topic: Topic, text: string) =>
    isLost && add('loss', topic, text);
  compareNames(task, 'exports');
  comparePackages(task);
  compareStyles(task);
  const isEsm = old.format === 'esm';
  const isCjs = now.format === 'cjs';
  const hasExports = before.isValue || old.exports.length > 0;
  const hidden = without(before.importable, after.importable);
  const unseen = hidden.filter((one) => now.exports.includes(one));
  const inChunks = without(old.directives, now.directives);
  const own = without(before.directives, after.directives);
  const directives = [...new Set([...inChunks, ...own])].map((one) => `"${one}"`);
  const isProgram = before.top.startsWith('#!');
  const hasOther = before.global !== '' && before.global !== after.global;
  const marked = old.noSideEffects - now.noSideEffects * 2;
  const isOther = hasExports && old.format !== now.format;
  lose(isOther, 'formats', `${old.format} → ${now.format}`);
  lose(isCjs && unseen.length > 0, 'names', `import misses ${listed(unseen)}`);
  const value = `${isCjs ? 'require()' : 'the global'} gives no function or value`;
  const wasGlobal = /umd|script/.test(old.format) && old.exports.length === 0;
  lose(isCjs && before.isValue && !after.isValue, 'value', value);
  lose(wasGlobal && now.exports.includes('default'), 'value', value);
  lose(hasOther, 'global', `global ${before.global} → ${after.global || 'none'}`);
  lose(after.needsSelf && !before.needsSelf, 'self', 'reads self, which Node.js lacks');
  lose(directives.length > 0, 'directives', `${listed(directives)} is gone`);
  const top = `${before.top} → ${after.top || 'none'}`;
  lose(isProgram && before.top !== after.top, 'top', top);
  lose(old.licences > 0 && now.licences === 0, 'licences', 'license comments are gone');
  lose(isEsm && marked > 0, 'annotations', 'functions have lost @__NO_SIDE_EFFECTS__');
  lose(isEsm && old.pure > 0 && !now.pure, 'annotations', 'calls have lost @__PURE__');
  const bundled = without(old.packages, now.packages);
  if (bundled.length > 0) add('change', 'packages', `no longer loads ${listed(bundled)}`);
  if (old.map !== '' && old.map !== now.map)
    add('change', 'maps', `source ${old.map} → ${now.map || 'none'}`);
}

/** Reports what declarations have lost, gained or changed. */
export function compareTypes(task: Task): void {
  const { old, now, add } = task;
  compareNames(task, 'declarations');
  comparePackages(task);
  const augments = without(old.augments, now.augments);
  const inner = augments.filter((one) => one.startsWith('.'));
  const outer = without(augments, inner);
  if (inner.length > 0) add('change', 'modules', `no longer extends ${listed(inner)}`);
  if (outer.length > 0) add('loss', 'augments', `no longer extends ${listed(outer)}`);
  const wrong = without(now.code?.wrong ?? [], old.code?.wrong ?? []);
  if (wrong.length > 0) add('loss', 'values', `${listed(wrong)} is a value, not a type`);
  const copied = without(old.packages, now.packages);
  const growth = now.total / old.total;
  if (copied.length > 0 && growth >= 1.25)
    add('loss', 'copied', `types of ${listed(copied)} are copied, not imported`);
  else if (growth >= 4 && now.total - old.total > 4000)
    add('loss', 'copied', `${Math.round(growth)} times as large`);
}

function compareNames({ old, now, add }: Task, topic: Topic): void {
  const lost = without(old.exports, [...now.exports, ...old.internal]);
  const gained = without(now.exports, old.exports);
  const page = lost.includes('export =') ? 'value' : topic;
  const isBundled = gained.length > 0 && lost.every((one) => one.startsWith('* '));
  if (lost.length > 0)
    add(isBundled ? 'change' : 'loss', page, `no longer exports ${listed(lost)}`);
  if (gained.length > 0) add('gain', topic, `also exports ${listed(gained)}`);
}

function comparePackages({ old, now, manifest, add }: Task): void {
  const missing = without(now.packages, old.packages).filter(
    (one) => manifest && !manifest.provided.has(one) && !isBuiltin(`node:${one}`),
  );
  if (missing.length > 0)
    add('loss', 'packages', `loads ${listed(missing)}, which package.json does not list`);
}

function compareStyles({ old, now, add }: Task): void {
  const rules = `CSS rules in it: ${old.rules} → ${now.rules}`;
  if (now.rules * 2 < old.rules)
    add(now.sheets.length > 0 ? 'change' : 'loss', 'injected', rules);
  else if (old.rules > 0 && now.rules >= old.rules * 2)
    add('change', 'injected', `${rules}; a source map may repeat them`);
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
