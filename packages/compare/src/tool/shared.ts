import { type Build, type BuiltFile, exportedBy, loadedBy } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { isReachable, type Pair } from './match.ts';
import type { Finding } from './report.ts';
import { difference } from './rules.ts';

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
): Finding[] {
  if (!manifest?.entries.length) return [];
  const closed = { ...manifest, isClosed: true };
  const entries = pairs.flatMap(({ before: old, after: now }): Entry[] => {
    // Programs run on their own.
    if (!old || !now || old.code?.facts.shebang?.length) return [];
    if (old.format !== now.format || !isReachable(closed, before, old.path)) return [];
    const loaded = {
      before: loadedBy(before, old, 'imports'),
      after: loadedBy(after, now, 'imports'),
    };
    return [{ old, now, ...loaded }];
  });
  const of = (format: string) => entries.filter(({ old }) => old.format === format);
  return [
    ...partedState(of('esm')),
    ...partedState(of('cjs')),
    ...partedTypes(before, of('types')),
  ];
}

/**
 * The paths of entries that shared a file, and no longer do with one other; `was` and `is` say which
 * files of both builds count.
 */
function partedBy(
  entries: readonly Entry[],
  was: (file: BuiltFile) => boolean,
  is: (file: BuiltFile) => boolean,
): string[] {
  const isParted = (one: Entry) => {
    const shared = one.before.filter(was);
    const own = one.after.filter(is);
    const isApart = (other: Entry) =>
      other !== one &&
      other.before.some((file) => shared.includes(file)) &&
      other.after.some(is) &&
      !other.after.some((file) => own.includes(file));
    return own.length > 0 && entries.some(isApart);
  };
  return entries.filter(isParted).map(({ now }) => now.path);
}

function partedState(entries: readonly Entry[]): Finding[] {
  // It may be in a chunk under any name, but not in that of the bundler's runtime.
  const paths = partedBy(
    entries,
    ({ code }) => Boolean(code?.facts.state?.length),
    ({ path }) => !path.includes('runtime'),
  );
  const found = difference('loss', 'no longer shares its state with the others', 'state');
  return paths.length > 0 ? [{ ...found, paths }] : [];
}

/** Interfaces and classes that an entry exports: whoever extends one no longer reaches the others. */
function partedTypes(before: Build, entries: readonly Entry[]): Finding[] {
  const groups = new Map<string, string[]>();
  for (const name of new Set(entries.flatMap((one) => exportedTypes(before, one)))) {
    const declares = ({ code }: BuiltFile) =>
      code?.facts.interfaces?.includes(name) === true;
    const paths = partedBy(entries, declares, declares).join();
    if (paths !== '') groups.set(paths, [...(groups.get(paths) ?? []), name]);
  }
  return [...groups].map(([paths, names]) => {
    const does = `no longer shares the declaration of ${names.join(', ')} with the others`;
    return { ...difference('change', does, 'sharedTypes'), paths: paths.split(',') };
  });
}

/** The types that an entry exports, by their own names. */
function exportedTypes(before: Build, { old, before: loaded }: Entry): string[] {
  const names = new Set(exportedBy(before, old));
  const locals = loaded.flatMap((file) => file.code?.locals ?? []);
  return locals.flatMap(([own, name]) => (names.has(name) ? own || name : []));
}
