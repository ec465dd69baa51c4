import { isBuiltin } from 'node:module';
import type { Manifest } from './manifest.ts';
import type { Traits } from './traits.ts';

type Level = 'loss' | 'change' | 'gain';

/** A kind of facts about a file. */
interface Row {
  /** What the file does with them, or what they are where they are counted. */
  readonly does: string;
  /** How bad one less and one more are. */
  readonly lost?: Level;
  readonly gained?: Level;
  /** They are counted; less than this share of them is a loss. */
  readonly share?: number;
  /** Only these can be lost: what the new build still has in another row. */
  readonly within?: 'exports';
  /** Only these can be gained: what the old build had in another row. */
  readonly from?: 'onDemand';
  /** Named only where they differ. */
  readonly isQuiet?: boolean;
}

/** All that is compared. `pages` has the section of the site for each. */
export const rows = {
  exports: { does: 'exports', lost: 'loss', gained: 'gain' },
  value: { does: 'gives', lost: 'loss' },
  global: { does: 'defines', lost: 'loss' },
  shebang: { does: 'starts with', lost: 'loss' },
  directives: { does: 'says', lost: 'loss', gained: 'change' },
  styles: { does: 'imports', lost: 'loss' },
  packages: { does: 'loads', lost: 'change' },
  augments: { does: 'extends', lost: 'loss' },
  maps: { does: 'has', lost: 'change' },
  injected: { does: 'CSS rules', share: 0.5 },
  pure: { does: '@__PURE__', share: 0 },
  noSideEffects: { does: '@__NO_SIDE_EFFECTS__', share: 0.5 },
  licences: { does: 'licenses', share: 0 },
  docs: { does: 'comments for users', share: 0, isQuiet: true },
  members: { does: 'declares', lost: 'loss', isQuiet: true },
  classes: { does: 'names the class', lost: 'loss', isQuiet: true },
  missing: { does: 'leads to the missing', gained: 'loss', isQuiet: true },
  needs: { does: 'needs', gained: 'loss', isQuiet: true },
  effects: { does: 'runs', lost: 'loss', isQuiet: true },
  shares: { does: 'shares its state with', lost: 'loss', isQuiet: true },
  names: { does: 'lets import find', lost: 'loss', within: 'exports', isQuiet: true },
  onDemand: { does: 'loads on demand', isQuiet: true },
  atOnce: { does: 'eagerly loads', gained: 'loss', from: 'onDemand', isQuiet: true },
  interop: { does: 'has', lost: 'loss', isQuiet: true },
  lazy: { does: 'loads', lost: 'loss', isQuiet: true },
  env: { does: 'reads', lost: 'loss', gained: 'change', isQuiet: true },
} as const satisfies Record<string, Row>;

export type Topic = keyof typeof rows;
export const topics = Object.keys(rows).filter((one): one is Topic => one in rows);
export const rowOf = (topic: Topic): Row => rows[topic];

const declarations = '/guide/advanced/dts#how-to-generate-declaration-files-in-rslib';
const pure = '/guide/basic/tree-shaking#pure';

/** Where the site explains a difference: paths with anchors. */
export const pages = {
  files: '/guide/basic/output-structure#choose',
  entries: '/guide/basic/publish#exports',
  formats: '/guide/basic/output-format#choose-a-format',
  syntax: '/config/lib/syntax#when-to-set-it',
  exports: '/config/lib/bundle#types-as-values',
  value: '/guide/basic/cjs-output#cjs-default-export',
  umdValue: '/config/lib/umd-name#default-export',
  names: '/guide/basic/cjs-output#cjs-runtime',
  global: '/config/lib/umd-name#no-name',
  shebang: '/config/lib/banner#when-to-set-it',
  directives: '/config/lib/bundle#directives',
  styles: '/guide/advanced/css#choose',
  injected: '/config/rsbuild/output-css#inject-styles',
  packages: '/guide/advanced/third-party-deps#what-is-bundled',
  maps: '/config/rsbuild/output#outputsourcemap',
  licences: '/config/rsbuild/output-minify#comments',
  pure,
  noSideEffects: pure,
  docs: declarations,
  declarations,
  copied: '/config/lib/dts#dtsbundlebundledpackages',
  augments: '/guide/advanced/dts#declare-global',
  modules: '/config/lib/redirect#declare-module',
  typeOf: '/guide/migration/check#module-type',
  members: declarations,
  classes: '/config/rsbuild/output-minify#minify-names',
  missing: '/guide/migration/check#missing',
  intoPackages: '/config/lib/out-base#packages',
  await: '/config/lib/format#top-level-await',
  needs: '/config/rsbuild/source#sourcedefine',
  self: '/config/lib/syntax#self',
  react: '/guide/faq/error-codes#without-plugin',
  commonJs: '/guide/faq/error-codes#dirname-not-defined',
  importMeta: '/config/lib/format#import-meta',
  effects: '/guide/faq/features#empty-output',
  shares: '/config/lib/bundle#shared-state-cjs',
  interop: '/guide/basic/cjs-output#cjs-runtime',
  onDemand: '/config/lib/format#dynamic-import',
  atOnce: '/config/lib/format#dynamic-import',
  lazy: '/config/lib/format#dynamic-import',
  env: '/config/lib/format#node-env',
} as const;

type Page = keyof typeof pages;

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
    const { does, from, gained: gain, lost: loss, share, within } = rowOf(topic);
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
    const gained = without(after, before).filter(
      (one) => !from || old.list(from).includes(one),
    );
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
  const bare = without(now.types, old.types).map((one) => `typeof ${one}`);
  const untyped = without(old.types, now.types).filter((one) => bare.includes(one));
  lose('typeOf', 'no longer says', untyped);
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

const isRelative = (one: string) => one.startsWith('.');
const pagesOfNeeds: readonly (readonly [RegExp, Page])[] = [
  [/^React$/, 'react'],
  [/^the global self/, 'self'],
  [/^(?:__(?:dir|file)name|require|module|exports)$/, 'commonJs'],
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
  if (topic === 'missing' && names.some((one) => one.includes('node_modules/')))
    return 'intoPackages';
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
