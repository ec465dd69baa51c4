import { isBuiltin } from 'node:module';
import type { Manifest } from './manifest.ts';
import type { Traits } from './traits.ts';

/** Where the site explains a difference: paths with anchors. */
export const topics = {
  files: '/guide/basic/output-structure#choose',
  entries: '/guide/basic/publish#exports',
  formats: '/guide/basic/output-format#choose-a-format',
  syntax: '/config/lib/syntax#when-to-set-it',
  exports: '/config/lib/bundle#types-as-values',
  value: '/guide/basic/cjs-output#cjs-default-export',
  umdValue: '/config/lib/umd-name#default-export',
  names: '/guide/basic/cjs-output#cjs-runtime',
  global: '/config/lib/umd-name#no-name',
  self: '/config/lib/syntax#self',
  react: '/guide/faq/error-codes#without-plugin',
  shebang: '/config/lib/banner#when-to-set-it',
  directives: '/config/lib/bundle#directives',
  styles: '/guide/advanced/css#choose',
  injected: '/config/rsbuild/output-css#inject-styles',
  packages: '/guide/advanced/third-party-deps#what-is-bundled',
  maps: '/config/rsbuild/output#outputsourcemap',
  licences: '/config/rsbuild/output-minify#comments',
  pure: '/guide/basic/tree-shaking#pure',
  noSideEffects: '/guide/basic/tree-shaking#pure',
  declarations: '/guide/advanced/dts#how-to-generate-declaration-files-in-rslib',
  copied: '/config/lib/dts#dtsbundlebundledpackages',
  augments: '/guide/advanced/dts#declare-global',
  modules: '/config/lib/redirect#declare-module',
  typeOf: '/guide/migration/check#module-type',
  members: '/guide/advanced/dts#how-to-generate-declaration-files-in-rslib',
  missing: '/guide/migration/check#missing',
  intoPackages: '/config/lib/out-base#packages',
  await: '/config/lib/format#top-level-await',
  env: '/config/lib/format#node-env',
  effects: '/guide/faq/features#empty-output',
  commonJs: '/guide/faq/error-codes#dirname-not-defined',
  onDemand: '/config/lib/format#dynamic-import',
} as const;

type Topic = keyof typeof topics;
type Level = 'loss' | 'change' | 'gain';

/** A difference that readers should know. Only a loss makes the comparison fail. */
export interface Difference {
  readonly level: Level;
  readonly topic: Topic;
  readonly text: string;
}

type Add = (level: Level | false | undefined, topic: Topic, text: string) => void;

/** A trait that is a list: what the file does with it, and how bad one less and one more are. */
interface List {
  readonly topic: keyof Traits['lists'];
  readonly does: string;
  readonly lost?: Level;
  readonly gained?: Level;
}

export const lists: readonly List[] = [
  { topic: 'exports', does: 'exports', lost: 'loss', gained: 'gain' },
  { topic: 'value', does: 'gives', lost: 'loss' },
  { topic: 'global', does: 'defines', lost: 'loss' },
  { topic: 'self', does: 'needs', gained: 'loss' },
  { topic: 'react', does: 'needs', gained: 'loss' },
  { topic: 'shebang', does: 'starts with', lost: 'loss' },
  { topic: 'directives', does: 'says', lost: 'loss' },
  { topic: 'styles', does: 'imports', lost: 'loss' },
  { topic: 'packages', does: 'loads', lost: 'change' },
  { topic: 'augments', does: 'extends', lost: 'loss' },
  { topic: 'maps', does: 'has', lost: 'change' },
];

/** Traits that are named only where they differ. */
const quiet: readonly List[] = [
  { topic: 'members', does: 'declares', lost: 'loss' },
  { topic: 'missing', does: 'leads to the missing', gained: 'loss' },
  { topic: 'await', does: 'has', gained: 'loss' },
  { topic: 'commonJs', does: 'needs', gained: 'loss' },
  { topic: 'effects', does: 'sets', lost: 'loss' },
  { topic: 'env', does: 'reads', lost: 'loss', gained: 'change' },
];

/** Traits that are counts; less than this share of them is a loss. */
export const counts = [
  { topic: 'injected', what: 'CSS rules', share: 0.5 },
  { topic: 'pure', what: '@__PURE__', share: 0 },
  { topic: 'noSideEffects', what: '@__NO_SIDE_EFFECTS__', share: 0.5 },
  { topic: 'licences', what: 'licenses', share: 0 },
] as const;

/** What a file has lost, gained or changed. */
export function compareTraits(
  old: Traits,
  now: Traits,
  manifest: Manifest | undefined,
): Difference[] {
  const found: Difference[] = [];
  const add: Add = (level, topic, text) => {
    if (level) found.push({ level, topic, text });
  };
  compareLists(old, now, add);
  for (const { topic, what, share } of counts) {
    const [before, after] = [old.counts[topic], now.counts[topic]];
    const isLess = before > 0 && (after === 0 || after < before * share);
    const isMoved =
      topic === 'injected' && now.lists.styles.length > old.lists.styles.length;
    const level = isMoved ? 'change' : 'loss';
    add(isLess && level, topic, `${what}: ${before} → ${after}`);
  }
  // A module of types has nothing but what the compiler writes around it.
  const { exports, value, shebang } = old.lists;
  const isEmpty = old.format === 'cjs' && [exports, value, shebang].flat().length === 0;
  const isRaised = !isEmpty && old.year > 0 && now.year > old.year;
  add(isRaised && 'loss', 'syntax', `syntax: ES${old.year} → ES${now.year}`);
  const unseen = without(old.code?.importable ?? [], now.code?.importable ?? []);
  const hidden = unseen.filter((one) => now.lists.exports.includes(one));
  const isHidden = now.format === 'cjs' && hidden.length > 0;
  add(isHidden && 'loss', 'names', `import no longer finds ${listed(hidden)}`);
  const isTypes = old.format === 'types';
  const unlisted = without(now.lists.packages, old.lists.packages).filter(
    (one) => manifest && !manifest.provided.has(one) && !isBuiltin(`node:${one}`),
  );
  const text = `loads ${listed(unlisted)}, which package.json does not list`;
  add(unlisted.length > 0 && 'loss', isTypes ? 'copied' : 'packages', text);
  const late = isTypes ? [] : without(old.onDemand, old.atOnce);
  const early = late.filter((one) => /^[@\w]/.test(one) && now.atOnce.includes(one));
  add(early.length > 0 && 'loss', 'onDemand', `now loads ${listed(early)} at once`);
  const bare = without(now.types, old.types).map((one) => `typeof ${one}`);
  const lost = without(old.types, now.types).filter((one) => bare.includes(one));
  add(lost.length > 0 && 'loss', 'typeOf', `no longer says ${listed(lost)}`);
  const copied = without(old.lists.packages, now.lists.packages);
  const isCopied = copied.length > 0 && now.total >= old.total * 1.25;
  add(isTypes && isCopied && 'loss', 'copied', `copies types of ${listed(copied)}`);
  return found;
}

function compareLists(old: Traits, now: Traits, add: Add): void {
  const { exports, value } = old.lists;
  const isOther = old.format !== now.format && exports.length + value.length > 0;
  const format = `${old.format} → ${[now.format, now.problem].filter(Boolean).join(': ')}`;
  add((isOther || (old.code && !now.code)) && 'loss', 'formats', format);
  for (const { topic, does, lost: loss, gained: gain } of [...lists, ...quiet]) {
    const lost = without(old.lists[topic], now.lists[topic]);
    const gained = without(now.lists[topic], old.lists[topic]);
    const isTypes = old.format === 'types' && topic === 'exports';
    const isModule = topic === 'augments' && lost.every((one) => one.startsWith('.'));
    const isMadeUpFor =
      (topic === 'styles' && now.counts.injected > old.counts.injected) ||
      isModule ||
      (topic === 'env' && now.lists.packages.length > old.lists.packages.length) ||
      (gained.length > 0 && lost.every((one) => one.startsWith('* ')));
    const isDefault = topic === 'value' || gained.includes('default');
    const ofUmd = old.format === 'umd' && isDefault ? 'umdValue' : topic;
    const page = isTypes ? 'declarations' : isModule ? 'modules' : ofUmd;
    const level = isMadeUpFor ? 'change' : loss;
    add(lost.length > 0 && level, page, `no longer ${does} ${listed(lost)}`);
    const isInto =
      topic === 'missing' && gained.some((one) => one.includes('node_modules/'));
    const place = isInto ? 'intoPackages' : page;
    add(gained.length > 0 && gain, place, `now ${does} ${listed(gained)}`);
  }
}

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((one) => !others.includes(one));
}

function listed(names: readonly string[]): string {
  const more = names.length > 8 ? ` and ${names.length - 8} more` : '';
  return names.slice(0, 8).join(', ') + more;
}
