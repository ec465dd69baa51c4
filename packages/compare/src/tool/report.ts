import type { Build } from './folder.ts';
import { type Level, origin } from './rows.ts';
import { type Difference, listed } from './rules.ts';
import type { Traits } from './traits.ts';

/** A difference, and the files that it is about. */
export interface Finding extends Difference {
  readonly paths: readonly string[];
}

const signs = { loss: '✗', change: '~', gain: '+' } as const;

/** All that is printed: findings, and a line for each file if readers ask for it. */
interface Report {
  readonly all: readonly Finding[];
  readonly files: readonly string[];
  readonly before: Build;
  readonly after: Build;
}

/** What is found, each cause once, the lines that say it, losses first, and whether one is lost. */
export function reportOf({ after, all, before, files }: Report) {
  const findings = joined(all);
  const of = (level: Level) => findings.filter((one) => one.level === level);
  const [losses, changes, gains] = [of('loss'), of('change'), of('gain')];
  const isOpen = files.length > 0;
  return {
    findings,
    lines: [
      ...[...losses, ...changes, ...gains].flatMap((one) => causeLines(one, isOpen)),
      ...files,
      `files: ${totals(before)} → ${totals(after)}`,
      `✗ losses: ${losses.length}, ~ changes: ${changes.length}, + gains: ${gains.length}`,
    ],
    hasLoss: losses.length > 0,
  };
}

/** Each cause once, with all files that it is about. */
function joined(findings: readonly Finding[]): Finding[] {
  const causes = new Map<string, Finding>();
  for (const one of findings) {
    const key = [one.level, one.does, one.page].join('\0');
    const known = causes.get(key)?.paths ?? [];
    causes.set(key, { ...one, paths: [...new Set([...known, ...one.paths])] });
  }
  return [...causes.values()];
}

/** What the files of a cause do, and on a second line the page that explains it, if there is one. */
function causeLines({ does, level, page, paths }: Finding, isOpen: boolean): string[] {
  const names = isOpen ? paths.join(', ') : listed(paths);
  const says =
    paths.length === 1
      ? `${names} ${does}`
      : `${paths.length} files ${pluralOf(does)}: ${names}`;
  return [`${signs[level]} ${says}`, ...(page ? [`    ${origin}${page}`] : [])];
}

/** What several files do: `no longer export a` of `no longer exports a`. */
function pluralOf(does: string): string {
  const [, adverb = '', verb = '', rest = ''] =
    /^(no longer |now |)(\w+)(.*)$/s.exec(does) ?? [];
  const irregular = { is: 'are', has: 'have' }[verb];
  const plural = irregular ?? verb.replace(/ies$/, 'ys').replace(/s$/, '');
  return adverb + plural + rest.replace(/\bits\b/, 'their');
}

function totals(build: Build): string {
  const all = [...build.values()];
  return `${all.length}, ${size(all.reduce((total, { raw }) => total + raw, 0))}`;
}

/** The line of a file: what it has in both builds, `old → new` where that differs. */
export function fileLine(both: readonly Traits[]): string {
  const said = (does: string, names: readonly string[]) =>
    names.length > 0 ? `${does} ${listed(names)}` : 'none';
  const [old = [], now = old] = both.map(({ format, list, path, raw }) => [
    ...[path, format, size(raw)],
    ...[said('exports', list('exports')), said('loads', list('packages'))],
  ]);
  return old
    .map((one, at) => (one === now[at] ? one : `${one} → ${now[at]}`))
    .filter((one) => one !== 'none')
    .join(' · ');
}

/** Bytes as Rslib prints them: `0.36 kB`, `33.3 kB`. */
function size(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 2 : 1)} kB`;
}
