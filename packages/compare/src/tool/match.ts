import { type Build, type BuiltFile, exportedBy } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { isTypesPath } from './syntax.ts';

/** The same file of both builds; one of them is missing where a file is new or lost. */
export interface Pair {
  readonly before: BuiltFile | undefined;
  readonly after: BuiltFile | undefined;
}

const extension = /(?:\.vue)?(?:\.d\.[cm]?ts|\.[cm]?jsx?|\.\w+)$/;
const hash = /[-.~](?=-?\w*(?:\d|[A-Z]{2}|[A-Z][a-z]+[A-Z]|[A-Z]\w{0,2}$))[\w-]{8,}$/;

/** Pairs the files of two builds by what they are for. */
export function matchFiles(
  before: Build,
  after: Build,
  manifest: Manifest | undefined,
): Pair[] {
  const rest = new Set([...after.values()].filter(({ format }) => format !== 'map'));
  // A chunk with a hash takes no file from one that is named like it.
  const old = [...before.values()]
    .filter(({ format }) => format !== 'map')
    .sort((a, b) => Number(isHashed(a.path)) - Number(isHashed(b.path)));
  const found = new Map<BuiltFile, BuiltFile>();
  // Declarations that `package.json` has under a name of its own; no name is no sign.
  const namesOf = (file: BuiltFile) => {
    const build = after.get(file.path) === file ? after : before;
    const isEntry = build === before || manifest?.entries.includes(file.path);
    const names = isEntry && file.format === 'types' ? exportedBy(build, file) : [];
    return names.length > 0 ? names.sort().join() : file.path;
  };
  // From the surest sign to the weakest: another extension or hash, format or folder.
  const signs = [
    ({ format, path }: BuiltFile) => `${format} ${path}`,
    ({ format, path }: BuiltFile) => `${format} ${stemOf(path)}`,
    (file: BuiltFile) => `${kindOf(file.path)} ${stemOf(file.path)}`,
    ({ format, path }: BuiltFile) => `${format} ${stemOf(path).replace(/^.*\//, '')}`,
    namesOf,
  ];
  for (const sign of signs)
    for (const file of old.filter((one) => !found.has(one))) {
      const wanted = sign(file);
      const [same] = [...rest]
        .filter((one) => sign(one) === wanted)
        .sort((a, b) => distance(file, a) - distance(file, b));
      if (!same) continue;
      found.set(file, same);
      rest.delete(same);
    }
  return [
    ...old.map((file) => ({ before: file, after: found.get(file) })),
    ...[...rest].map((file) => ({ before: undefined, after: file })),
  ];
}

/** What a file is by its name, whether it can be read or not. */
export function kindOf(path: string): string {
  if (isTypesPath(path)) return 'types';
  return /\.[cm]?jsx?$/.test(path) ? 'js' : (extension.exec(path)?.[0] ?? '');
}

/** How far apart two files of one name are: by hashes, folders of only one, and extensions. */
function distance({ path: one }: BuiltFile, { path: other }: BuiltFile): number {
  const differs = (by: (path: string) => unknown) => Number(by(one) !== by(other));
  const folders = [one, other].flatMap((path) => path.split('/').slice(0, -1));
  const moved = folders.filter(
    (one) => folders.indexOf(one) === folders.lastIndexOf(one),
  );
  const extensions = differs((path) => extension.exec(path)?.[0]);
  return 4 * differs(isHashed) + 2 * moved.length + extensions;
}

/** A path without extension and hash: `chunk` of `chunk-BX3kf9Qa.mjs`, `A` of `A.d.vue.ts`. */
export function stemOf(file: string): string {
  const named = file.replace(/\.d\.(\w{3,})\.ts$/, '.$1.d.ts');
  return named.replace(extension, '').replace(hash, '');
}

/** Whether a name has a hash, so that nobody loads the file by its path. */
export function isHashed(file: string): boolean {
  return hash.test(file.replace(extension, ''));
}

/** Whether users can load a file by its path in the old build, or under another extension. */
export function isReachable(manifest: Manifest | undefined, path = ''): boolean {
  if (isHashed(path)) return false;
  return !manifest?.isClosed || manifest.entries.map(stemOf).includes(stemOf(path));
}
