import { type Build, type BuiltFile, exportedBy, loadedBy } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { isReachable, type Pair } from './match.ts';
import { pages } from './rows.ts';
import type { Difference } from './rules.ts';

/** What several entries no longer share, and their paths. */
export interface Parted {
  readonly difference: Difference;
  readonly paths: readonly string[];
}

/** An entry in both builds, and what it loads in each. */
interface Entry {
  readonly old: BuiltFile;
  readonly now: BuiltFile;
  readonly before: readonly BuiltFile[];
  readonly after: readonly BuiltFile[];
}

/** Finds state and declarations of which entries had one copy, and now have one each. */
export function partedEntries(
  before: Build,
  after: Build,
  pairs: readonly Pair[],
  manifest: Manifest | undefined,
): Parted[] {
  // Programs run on their own.
  const isEntry = (file: BuiltFile) =>
    manifest !== undefined &&
    manifest.entries.length > 0 &&
    isReachable({ ...manifest, isClosed: true }, before, file.path) &&
    !file.code?.lists.shebang?.length;
  const entries = pairs.flatMap(({ before: old, after: now }) =>
    old && now && old.format === now.format && isEntry(old)
      ? {
          old,
          now,
          before: loadedBy(before, old, 'imports'),
          after: loadedBy(after, now, 'imports'),
        }
      : [],
  );
  return [
    ...partedState(entries.filter(({ old }) => /^(?:esm|cjs)$/.test(old.format))),
    ...partedTypes(
      before,
      entries.filter(({ old }) => old.format === 'types'),
    ),
  ];
}

/** State may be in a chunk under any name, but not in that of the bundler's runtime. */
function partedState(entries: readonly Entry[]): Parted[] {
  const parted = entries.flatMap((one) => {
    const state = one.before.filter(({ code }) => code?.hasState);
    const own = one.after.filter(({ path }) => !path.includes('runtime'));
    const isApart = (other: Entry) =>
      other !== one &&
      other.old.format === one.old.format &&
      other.before.some((file) => state.includes(file)) &&
      !other.after.some((file) => own.includes(file));
    return entries.some(isApart) ? one : [];
  });
  const formats = [...new Set(parted.map(({ old }) => old.format))];
  return formats.map((format) => ({
    difference: {
      level: 'loss',
      page: pages.state,
      adverb: 'no longer',
      does: 'shares its state with the others',
    },
    paths: parted.filter(({ old }) => old.format === format).map(({ now }) => now.path),
  }));
}

/** Interfaces and classes that an entry exports: whoever extends one no longer reaches the others. */
function partedTypes(before: Build, entries: readonly Entry[]): Parted[] {
  const exported = new Set(entries.flatMap((one) => exportedTypes(before, one)));
  const groups = new Map<string, string[]>();
  for (const name of exported) {
    const declares = ({ code }: BuiltFile) => code?.interfaces.includes(name);
    const parted = entries.filter((one) => {
      const shared = one.before.filter(declares);
      const own = one.after.filter(declares);
      const isApart = (other: Entry) =>
        other !== one &&
        other.before.some((file) => shared.includes(file)) &&
        other.after.some(declares) &&
        !other.after.some((file) => own.includes(file));
      return own.length > 0 && entries.some(isApart);
    });
    const paths = parted.map(({ now }) => now.path).join();
    if (paths !== '') groups.set(paths, [...(groups.get(paths) ?? []), name]);
  }
  return [...groups].map(([paths, names]) => ({
    difference: {
      level: 'change',
      page: pages.sharedTypes,
      adverb: 'no longer',
      does: `shares the declaration of ${names.join(', ')} with the others`,
    },
    paths: paths.split(','),
  }));
}

/** The interfaces and classes that an entry exports, by their own names. */
function exportedTypes(before: Build, { old, before: loaded }: Entry): string[] {
  const names = new Set(exportedBy(before, old));
  const locals = loaded.flatMap((file) => file.code?.locals ?? []);
  return locals.flatMap(([own, name]) => (names.has(name) ? own || name : []));
}
