import { posix as path } from 'node:path';
import type { Build } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { isHashed, matchFiles, type Pair, stemOf } from './match.ts';
import { compareTraits, counts, type Difference, lists, topics } from './rules.ts';
import { type Traits, traitsOf } from './traits.ts';

/** Both builds, and what `package.json` says about the new one. */
export interface Builds {
  readonly before: Build;
  readonly after: Build;
  readonly manifest: Manifest | undefined;
}

/** What a comparison prints, and whether the new build has lost anything. */
export interface Comparison {
  readonly lines: readonly string[];
  readonly hasLoss: boolean;
}

/** The origin of the site, which the bundler puts in. */
const origin = process.env.SITE_ORIGIN ?? '';
const signs = { loss: '✗', change: '~', gain: '+' } as const;

/** Compares two builds, file by file. */
export function compare(builds: Builds): Comparison {
  const { before, after, manifest } = builds;
  const pairs = matchFiles(before, after);
  const all = missingEntries(builds, pairs);
  const lines = all.flatMap(differenceLines);
  for (const pair of pairs) {
    const isPublic =
      !pair.before ||
      [pair.before, pair.after].some((one) => isReachable(manifest, one?.path));
    const old = pair.before && traitsOf(before, pair.before, isPublic);
    const now = pair.after && traitsOf(after, pair.after, isPublic);
    const found =
      old && now ? compareTraits(old, now, manifest) : [loneFile(pair, builds)];
    lines.push(fileLine([old, now].flatMap((one) => one ?? [])));
    lines.push(...found.flatMap(differenceLines));
    all.push(...found);
  }
  const count = (level: string) => all.filter((one) => one.level === level).length;
  const losses = count('loss');
  lines.push(
    `✗ losses: ${losses}, ~ changes: ${count('change')}, + gains: ${count('gain')}`,
  );
  return { lines, hasLoss: losses > 0 };
}

/** What it means that one of the builds lacks a file. */
function loneFile({ before, after: now }: Pair, { after, manifest }: Builds): Difference {
  if (now?.problem) return { level: 'loss', topic: 'formats', text: now.problem };
  if (!before) return { level: 'gain', topic: 'files', text: 'new' };
  const isStyle = before.format === 'css';
  if (isStyle && [...after.values()].some(({ code }) => code?.rules))
    return { level: 'change', topic: 'injected', text: 'gone; JavaScript has CSS rules' };
  const isTypes = before.format === 'types';
  const topic = isStyle ? 'styles' : isTypes ? 'declarations' : 'files';
  if (isStyle || isReachable(manifest, before.path))
    return { level: 'loss', topic, text: 'missing' };
  const text = 'gone; package.json does not lead to it';
  return { level: 'change', topic: 'files', text };
}

/** Reports paths that `package.json` leads to, under old names; those of lost files have a line. */
function missingEntries(
  { before, after, manifest }: Builds,
  pairs: readonly Pair[],
): Difference[] {
  const stems = new Set([...before.keys()].map(stemOf));
  const names = new Set([...stems].map((one) => path.basename(one)));
  const folders = new Set([...after.keys()].map((one) => path.dirname(one)));
  const isMoved = (one: string) =>
    names.has(path.basename(stemOf(one))) && folders.has(path.dirname(one));
  const told = new Set(pairs.flatMap((one) => (one.after ? [] : one.before?.path)));
  const lost = manifest?.entries.filter(
    (one) =>
      (stems.has(stemOf(one)) || isMoved(one)) && !told.has(one) && !after.has(one),
  );
  return [...new Set(lost)].map((one) => {
    const text = `package.json leads to ${one}, which the new build lacks`;
    return { level: 'loss', topic: 'entries', text };
  });
}

/** Whether users can load a file of the old build by its path, or under another extension. */
function isReachable(manifest: Manifest | undefined, path = ''): boolean {
  if (!manifest?.isClosed) return !isHashed(path);
  return manifest.entries.map(stemOf).includes(stemOf(path));
}

/** The line of a file: what it has in both builds, `old → new` where that differs. */
function fileLine(traits: readonly Traits[]): string {
  const shown = traits.map((one) => [
    one.path,
    one.format,
    `${size(one.raw)}, gzip ${size(one.gzip)}`,
    ...lists.map(({ topic, does }) => named(does, one.lists[topic])),
    ...counts.map(({ topic, what }) =>
      one.counts[topic] > 0 ? `${what}: ${one.counts[topic]}` : '',
    ),
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

function named(does: string, names: readonly string[]): string {
  if (names.length > 6) return `${does} ${names.length} names`;
  return names.length === 0 ? '' : `${does} ${names.join(' ')}`;
}

/** Two lines for a difference; the second is the page that explains it. */
function differenceLines({ level, text, topic }: Difference): string[] {
  return [`  ${signs[level]} ${text}`, `    ${origin}${topics[topic]}`];
}
