import type { Build } from './folder.ts';
import { type Level, origin, rowOf, type Topic, topics } from './rows.ts';
import { type Difference, listed } from './rules.ts';
import type { Traits } from './traits.ts';

/** A difference, and the files that it is about. */
export interface Finding {
  readonly difference: Difference;
  readonly paths: readonly string[];
}

/** All that is printed: findings, new files, and a line for each file if readers ask for it. */
export interface Report {
  readonly findings: readonly Finding[];
  readonly added: readonly string[];
  readonly files: readonly string[];
  readonly before: Build;
  readonly after: Build;
}

const signs = { loss: '✗', change: '~', gain: '+' } as const;

/** The lines of a report, losses first and each cause once, and whether anything is lost. */
export function reportLines({ findings, added, files, before, after }: Report) {
  const causes = new Map<string, Finding>();
  for (const { difference, paths } of findings) {
    const key = Object.values(difference).join('\0');
    const known = causes.get(key)?.paths ?? [];
    causes.set(key, { difference, paths: [...new Set([...known, ...paths])] });
  }
  const of = (level: Level) =>
    [...causes.values()].filter(({ difference }) => difference.level === level);
  const isOpen = files.length > 0;
  const lines = [...of('loss'), ...of('change'), ...of('gain')].flatMap((one) =>
    causeLines(one, isOpen),
  );
  const news = newFiles(added, isOpen);
  const [losses, changes] = [of('loss').length, of('change').length];
  const gains = of('gain').length + news.length;
  return {
    lines: [
      ...lines,
      ...news,
      ...files,
      `files: ${totals(before)} → ${totals(after)}`,
      `✗ losses: ${losses}, ~ changes: ${changes}, + gains: ${gains}`,
    ],
    hasLoss: losses > 0,
  };
}

/** Two lines for a cause: what its files do, and the page that explains it. */
function causeLines({ difference, paths }: Finding, isOpen: boolean): string[] {
  const { adverb, does, level, page } = difference;
  const isOne = paths.length === 1;
  const verb = isOne ? does : pluralOf(does);
  const says = [isOne ? paths[0] : `${paths.length} files`, adverb, verb];
  const names = isOne ? '' : `: ${isOpen ? paths.join(', ') : listed(paths)}`;
  return [
    `${signs[level]} ${says.filter(Boolean).join(' ')}${names}`,
    `    ${origin}${page}`,
  ];
}

/** What several files do: `export a` of `exports a`. */
function pluralOf(does: string): string {
  const irregular = does.replace(/^is\b/, 'are').replace(/^has\b/, 'have');
  if (irregular !== does) return irregular;
  return does.replace(/^(\w+)s\b/, '$1').replace(/\bits\b/, 'their');
}

/** New files: those of a folder in one line, or all if there are many folders. */
function newFiles(added: readonly string[], isOpen: boolean): string[] {
  if (isOpen) return added.map((one) => `+ ${one} is new`);
  const folders = new Map<string, string[]>();
  for (const one of added) {
    const folder = one.includes('/') ? one.replace(/\/.*/, '/') : '';
    folders.set(folder, [...(folders.get(folder) ?? []), one]);
  }
  if (folders.size > 5)
    return [`+ ${added.length} files in ${folders.size} folders are new`];
  return [...folders].map(([folder, names]) => {
    if (names.length === 1) return `+ ${names[0]} is new`;
    const where = folder ? ` in ${folder}` : '';
    return `+ ${names.length} files${where} are new: ${listed(names)}`;
  });
}

function totals(build: Build): string {
  const all = [...build.values()];
  return `${all.length}, ${size(all.reduce((total, { raw }) => total + raw, 0))}`;
}

/** The line of a file: what it has in both builds, `old → new` where that differs. */
export function fileLine(traits: readonly Traits[]): string {
  const shown = traits.map((one) => [
    one.path,
    one.format,
    `${size(one.raw)}, gzip ${size(one.gzip)}`,
    ...topics.map((topic) => (rowOf(topic).isQuiet ? '' : shownFacts(topic, one))),
  ]);
  return (shown[0] ?? [])
    .map((_, at) => [...new Set(shown.map((parts) => parts[at] ?? ''))])
    .filter((both) => both.join('') !== '')
    .map((both) => both.map((one) => one || 'none').join(' → '))
    .join(' · ');
}

/** Bytes as Rslib prints them: `0.36 kB`, `33.3 kB`. */
export function size(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 2 : 1)} kB`;
}

function shownFacts(topic: Topic, { list }: Traits): string {
  const { does, share } = rowOf(topic);
  const { length } = list(topic);
  if (length === 0) return '';
  if (share !== undefined) return `${does}: ${length}`;
  return `${does} ${length > 6 ? `${length} names` : list(topic).join(' ')}`;
}
