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
  compareNames(task, 'exports');
  comparePackages(task);
  compareStyles(task);
  const unseen = without(before.importable, after.importable).filter((one) =>
    now.exports.includes(one),
  );
  const directives = new Set([
    ...without(old.directives, now.directives),
    ...without(before.directives, after.directives),
  ]);
  const losses: readonly (readonly [boolean, Topic, string])[] = [
    [
      old.format !== now.format && (before.isValue || old.exports.length > 0),
      'formats',
      `${old.format} → ${now.format}`,
    ],
    [
      now.format === 'cjs' && unseen.length > 0,
      'names',
      `import in Node.js does not find ${listed(unseen)}`,
    ],
    [
      now.format === 'cjs' && before.isValue && !after.isValue,
      'value',
      'require() returns an object instead of the value',
    ],
    [
      before.global !== '' && before.global !== after.global,
      'global',
      `global ${before.global} → ${after.global || 'none'}`,
    ],
    [after.needsSelf && !before.needsSelf, 'self', 'reads self, which Node.js lacks'],
    [
      directives.size > 0,
      'directives',
      `"${[...directives].join('", "')}" is gone`,
    ],
    [
      before.top.startsWith('#!') && before.top !== after.top,
      'top',
      `${before.top} → ${after.top || 'none'}`,
    ],
    [old.licences > 0 && now.licences === 0, 'licences', 'license comments are gone'],
    [
      old.format === 'esm' && now.noSideEffects * 2 < old.noSideEffects,
      'annotations',
      'functions have lost @__NO_SIDE_EFFECTS__',
    ],
    [
      old.format === 'esm' && now.pure === 0 && old.pure > 0,
      'annotations',
      'calls have lost @__PURE__',
    ],
  ];
  for (const [isLost, topic, text] of losses) if (isLost) add('loss', topic, text);
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
  const isRelative = augments.every((one) => one.startsWith('.'));
  if (augments.length > 0)
    add(
      isRelative ? 'change' : 'loss',
      isRelative ? 'modules' : 'augments',
      `no longer extends ${listed(augments)}`,
    );
  const copied = without(old.packages, now.packages);
  const growth = now.total / old.total;
  if (copied.length > 0 && growth >= 1.25)
    add('loss', 'copied', `types of ${listed(copied)} are copied, not imported`);
  else if (growth >= 4 && now.total - old.total > 4000)
    add('loss', 'copied', `${Math.round(growth)} times as large`);
}

function compareNames({ old, now, add }: Task, topic: Topic): void {
  const lost = without(old.exports, now.exports);
  const gained = without(now.exports, old.exports);
  const isBundled = gained.length > 0 && lost.every((one) => one.startsWith('* '));
  if (lost.length > 0)
    add(isBundled ? 'change' : 'loss', topic, `no longer exports ${listed(lost)}`);
  if (gained.length > 0) add('gain', topic, `also exports ${listed(gained)}`);
}

function comparePackages({ old, now, manifest, add }: Task): void {
  const missing = without(now.packages, old.packages).filter(
    (one) => manifest && !manifest.provided.has(one) && !one.startsWith('node:'),
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
