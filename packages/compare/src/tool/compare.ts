import { posix as path } from 'node:path';
import type { Build } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { isHashed, isReachable, matchFiles, type Pair, stemOf } from './match.ts';
import { pages, rowOf, type Topic, topics } from './rows.ts';
import { compareTraits, type Difference } from './rules.ts';
import { type Traits, traitsOf } from './traits.ts';

/** Both builds, and what `package.json` says about the new one. */
export interface Builds {
  readonly before: Build;
  readonly after: Build;
  readonly manifest: Manifest | undefined;
}

/** The origin of the site, which the bundler puts in. */
const origin = process.env.SITE_ORIGIN ?? '';
/** What no code loads; a `package.json` in a folder says how Node.js reads its files. */
const unloaded =
  /^(?:\.\w+|(?:readme|license|licence|changelog|notice)(?:\.(?:md|txt))?)$/i;
const signs = { loss: '✗', change: '~', gain: '+' } as const;

/** Compares two builds, file by file: what is printed, and whether anything is lost. */
export function compare(builds: Builds) {
  const { before, after, manifest } = builds;
  const pairs = matchFiles(before, after, manifest);
  const all = missingEntries(builds, pairs);
  const lines = all.flatMap(differenceLines);
  for (const pair of pairs) {
    const isPublic =
      !pair.before ||
      [pair.before, pair.after].some((one) => isReachable(manifest, one?.path));
    const old = pair.before && traitsOf(before, pair.before, manifest, isPublic);
    const now = pair.after && traitsOf(after, pair.after, manifest, isPublic);
    const found = old && now ? compareTraits(old, now) : [loneFile(pair, builds)];
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
function loneFile({ before, after: now }: Pair, builds: Builds): Difference {
  const { after, manifest } = builds;
  if (now?.problem) return { level: 'loss', page: pages.formats, text: now.problem };
  if (!before) return { level: 'gain', page: pages.files, text: 'new' };
  const inCode = [...after.values()].flatMap(({ code, format }) =>
    code && format !== 'css' ? code : [],
  );
  const isStyle = before.format === 'css';
  if (isStyle && inCode.some(({ lists }) => lists.injected?.length))
    return {
      level: 'change',
      page: pages.injected,
      text: 'gone; JavaScript has CSS rules',
    };
  const isTypes = before.format === 'types';
  const entries = manifest?.entries ?? [];
  const stem = stemOf(before.path);
  // `index.d.ts` is enough for what unbuild writes as `index.d.mts`, too.
  const isSpare =
    isTypes &&
    !entries.includes(before.path) &&
    entries.some((one) => after.get(one)?.format === 'types' && stemOf(one) === stem);
  // `package.json` leads to it in a folder of its own, but it is not there.
  const leads = (one: string) =>
    !builds.before.has(one) && !after.has(one) && `/${stemOf(one)}`.endsWith(`/${stem}`);
  const isMoved = !isHashed(before.path) && entries.some(leads);
  const page = isStyle ? pages.styles : isTypes ? pages.declarations : pages.files;
  const name = path.basename(before.path);
  const isLoadable =
    !isSpare && !unloaded.test(name) && isReachable(manifest, before.path);
  if (isStyle || isMoved || isLoadable) return { level: 'loss', page, text: 'missing' };
  if (name !== 'package.json' && inCode.some(({ files }) => files.includes(name)))
    return { level: 'loss', page: pages.missing, text: 'missing, but named in the code' };
  const text = 'gone; package.json does not lead to it';
  return { level: 'change', page: pages.files, text };
}

/** Reports paths that `package.json` leads to; those of lost files have a line. */
function missingEntries({ before, after, manifest }: Builds, pairs: readonly Pair[]) {
  const told = pairs.flatMap((one) => (one.after ? [] : (one.before?.path ?? [])));
  const lost = manifest?.entries.filter(
    (one) =>
      !/[*]/.test(one) &&
      !told.includes(one) &&
      ![...after.keys()].some((path) => `${path}.`.startsWith(`${one}.`)),
  );
  return [...new Set(lost)].map((one): Difference => {
    const who = before.has(one) ? 'the new build lacks' : 'neither build has';
    const text = `package.json leads to ${one}, which ${who}`;
    return { level: before.has(one) ? 'loss' : 'change', page: pages.entries, text };
  });
}

/** The line of a file: what it has in both builds, `old → new` where that differs. */
function fileLine(traits: readonly Traits[]): string {
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

/** Two lines for a difference; the second is the page that explains it. */
function differenceLines({ level, page, text }: Difference): string[] {
  return [`  ${signs[level]} ${text}`, `    ${origin}${page}`];
}
