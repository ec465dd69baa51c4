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

/** Which files count. */
type Test = (file: BuiltFile) => boolean;

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
  const hasState: Test = ({ code }) => Boolean(code?.facts.state?.length);
  // It may be in a chunk under any name, but not in that of the bundler's runtime.
  const mayHaveState: Test = ({ path }) => !path.includes('runtime');
  const state = [of('esm'), of('cjs')];
  const types = new Map<string, readonly string[]>();
  for (const name of of('types').flatMap((one) => exportedTypes(before, one))) {
    // Whoever extends an interface or a class no longer reaches the others.
    const declares: Test = ({ code }) => code?.facts.interfaces?.includes(name) === true;
    const paths = partedBy(of('types'), declares, declares);
    if (paths.length > 0) types.set(name, paths);
  }
  const names = [...types.keys()].join(', ');
  const all = [
    {
      ...difference('loss', 'no longer shares its state with the others', 'state'),
      paths: state.flatMap((one) => partedBy(one, hasState, mayHaveState)),
    },
    {
      ...difference(
        'change',
        `no longer shares the declaration of ${names} with the others`,
        'sharedTypes',
      ),
      paths: [...new Set([...types.values()].flat())],
    },
  ];
  return all.filter(({ paths }) => paths.length > 0);
}

/** The paths of entries that shared a file, and no longer do with one other. */
function partedBy(entries: readonly Entry[], was: Test, is: Test): string[] {
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

/** The types that an entry exports, by their own names. */
function exportedTypes(before: Build, { old, before: loaded }: Entry): string[] {
  const names = new Set(exportedBy(before, old));
  const locals = loaded.flatMap((file) => file.code?.locals ?? []);
  return locals.flatMap(([own, name]) => (names.has(name) ? own || name : []));
}
