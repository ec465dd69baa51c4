import type { Builds } from './differences.ts';
import type { Pair } from './match.ts';
import { addressOf } from './pages.ts';
import type { Difference } from './rules.ts';
import { type Traits, traitsOf } from './traits.ts';

const signs = { loss: '✗', change: '~', gain: '+' } as const;

/** What the line of a file shows, in this order; parts that are empty in both builds are left out. */
const parts: readonly ((traits: Traits) => string)[] = [
  ({ path }) => path,
  ({ format }) => format,
  ({ raw, gzip }) => `${size(raw)}, gzip ${size(gzip)}`,
  ({ code }) => (code?.isValue ? 'module.exports is a value' : ''),
  ({ exports }) =>
    exports.length > 6 ? `${exports.length} exports` : named('exports', exports),
  ({ code }) => named('global', code?.global ? [code.global] : []),
  ({ code }) => code?.top.slice(0, 40) ?? '',
  ({ directives }) => directives.map((one) => `"${one}"`).join(' '),
  ({ rules }) => counted(rules, 'CSS rules'),
  ({ sheets }) => named('imports', sheets),
  ({ packages }) => named('loads', packages),
  ({ augments }) => named('declares', augments),
  ({ pure }) => counted(pure, 'PURE'),
  ({ noSideEffects }) => counted(noSideEffects, 'NO_SIDE_EFFECTS'),
  ({ licences }) => counted(licences, 'licenses'),
  ({ map }) => map,
];

/** The line of a file: what it has in both builds, `old → new` where that differs. */
export function fileLine({ before, after }: Pair, builds: Builds): string {
  const found = [
    ...(before ? [traitsOf(builds.before, before)] : []),
    ...(after ? [traitsOf(builds.after, after)] : []),
  ];
  return parts
    .map((part) => [...new Set(found.map((one) => part(one)))])
    .filter((shown) => shown.join('') !== '')
    .map((shown) => shown.map((one) => one || 'none').join(' → '))
    .join(' · ');
}

/** Two lines for each difference; the second is the page that explains it. */
export function differenceLines(differences: readonly Difference[]): string[] {
  return differences.flatMap(({ level, text, topic }) => [
    `  ${signs[level]} ${text}`,
    `    ${addressOf(topic)}`,
  ]);
}

/** Bytes as Rslib prints them: `0.36 kB`, `33.3 kB`. */
export function size(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 2 : 1)} kB`;
}

function named(label: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${label} ${names.join(' ')}`;
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${what}: ${count}`;
}
