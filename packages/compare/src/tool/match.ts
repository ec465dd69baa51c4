import { type Build, type BuiltFile, exportedBy } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { isTypesPath } from './syntax.ts';

/** The same file of both builds; one of them is missing where a file is new or lost. */
export interface Pair {
  readonly before: BuiltFile | undefined;
  readonly after: BuiltFile | undefined;
}

const extension = /(?:\.vue)?(?:\.d\.[cm]?ts|\.[cm]?jsx?|\.\w+)$/;
/** Folders that say how their files are built, and not what they are for. */
const layout =
  /^(?:\.|dist|build|lib|src|es|esm|mjs|module|cjs|commonjs|node|umd|iife|browser|web|types|typings|dts|modern|legacy|es20\d\d)$/;

/** What two files have in common that are the same one, from the surest sign to the weakest. */
type Sign = (file: BuiltFile, build: Build, isNamed: boolean) => string;
const signs: readonly Sign[] = [
  ({ format, path }) => `${format} ${path}`,
  ({ format, path }) => `${format} ${stemOf(path)}`,
  ({ path }) => `${kindOf(path)} ${stemOf(path)}`,
  ({ format, path }) => `${format} ${purposeOf(path)}`,
  // Declarations may have another name in `package.json`; what they export says that they are the same.
  (file, build, isNamed) =>
    (file.format === 'types' && isNamed && exportedBy(build, file).sort().join()) ||
    file.path,
  // Nobody loads code by its name alone; assets are told by it.
  ({ code, format, path }) =>
    code && format !== 'css' ? path : `${format} ${stemOf(path).replace(/^.*\//, '')}`,
];

/** Pairs the files of two builds by what they are for. */
export function matchFiles(
  before: Build,
  after: Build,
  manifest: Manifest | undefined,
): Pair[] {
  const filesOf = (build: Build) =>
    [...build.values()].filter(({ format }) => format !== 'map');
  const rest = new Set(filesOf(after));
  const isNamed = ({ path }: BuiltFile) => manifest?.entries.includes(path) === true;
  // A chunk with a hash takes no file from one that is named like it.
  const old = filesOf(before).sort(
    (a, b) => Number(isHashed(a.path)) - Number(isHashed(b.path)),
  );
  const found = new Map<BuiltFile, BuiltFile>();
  for (const sign of signs)
    for (const file of old.filter((one) => !found.has(one))) {
      const wanted = sign(file, before, true);
      const [same] = [...rest]
        .filter((one) => sign(one, after, isNamed(one)) === wanted)
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
function kindOf(path: string): string {
  if (isTypesPath(path)) return 'types';
  return /\.[cm]?jsx?$/.test(path) ? 'js' : (extension.exec(path)?.[0] ?? '');
}

/** How far apart two files of one name are: by folders of only one, and by hashes. */
function distance({ path: one }: BuiltFile, { path: other }: BuiltFile): number {
  const folders = [one, other].flatMap((path) => path.split('/').slice(0, -1));
  const moved = folders.filter(
    (one) => folders.indexOf(one) === folders.lastIndexOf(one),
  );
  return moved.length + 2 * Number(isHashed(one) !== isHashed(other));
}

/** A stem without folders of its build's layout: `utils/a` of `esm/utils/a.js`. */
function purposeOf(path: string): string {
  const parts = stemOf(path).split('/');
  return parts
    .filter((part, at) => at === parts.length - 1 || !layout.test(part))
    .join('/');
}

/** A path without extension and hash: `chunk` of `chunk-BX3kf9Qa.mjs`, `A` of `A.d.vue.ts`. */
export function stemOf(file: string): string {
  const named = withoutExtension(file.replace(/\.d\.(\w{3,})\.ts$/, '.$1.d.ts'));
  return named.slice(0, named.length - hashIn(named).length);
}

/** Whether a name has a hash, so that nobody loads the file by its path. */
export function isHashed(file: string): boolean {
  return hashIn(withoutExtension(file)) !== '';
}

const withoutExtension = (file: string) => file.replace(extension, '');

/**
 * The hash at the end of a name, with its separator: `-BX3kf9Qa` of `chunk-BX3kf9Qa`. At least
 * eight letters, whose first word has digits, or capital letters where names have none. Empty if
 * there is none.
 */
function hashIn(name: string): string {
  for (const { index } of name.matchAll(/[-.~]/g)) {
    const end = name.slice(index);
    const [, word = ''] = /^.-?(\w*)[\w-]*$/.exec(end) ?? [];
    const isRandom = /\d|[A-Z]{2}|[A-Z][a-z]+[A-Z]|[A-Z]\w{0,2}$/.test(word);
    if (end.length > 8 && isRandom) return end;
  }
  return '';
}

/**
 * Whether users can load a file of a build by its path: `package.json` names it, or instead of it
 * one with another extension or folder, which the build lacks. Declarations beside an entry count,
 * unless `package.json` names others.
 */
export function isReachable(manifest: Manifest | undefined, build: Build, path: string) {
  if (isHashed(path)) return false;
  if (!manifest?.isClosed || manifest.entries.includes(path)) return true;
  const kind = kindOf(path);
  const beside = (one: string) =>
    kind === 'types' ? one.replace(/(?<!\.d)\.([cm]?)jsx?$/, '.d.$1ts') : one;
  const same = manifest.entries.filter((one) => purposeOf(one) === purposeOf(path));
  const named = same.filter((one) => kindOf(one) === kind);
  return (named.length > 0 ? named : same.map(beside))
    .filter((one) => kindOf(one) === kind)
    .some((one) => one === path || !build.has(one));
}
