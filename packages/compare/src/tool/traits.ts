import { isBuiltin } from 'node:module';
import { type Code, isStyle, type Lists, loading, when } from './code.ts';
import { type Build, type BuiltFile, exportedBy, loadedBy, missingIn } from './folder.ts';
import { type Manifest, packageOf } from './manifest.ts';
import { isReachable, stemOf } from './match.ts';
import { rowOf, type Topic, topics } from './rows.ts';

/** What users get from a file: what it says itself, and what the files that it loads add. */
export type Traits = ReturnType<typeof traitsOf>;

/** Collects the traits of a file of a build. Sizes are in bytes. */
export function traitsOf(
  build: Build,
  file: BuiltFile,
  manifest: Manifest | undefined,
  isPublic: boolean,
) {
  const { code, format, path } = file;
  const all = loadedBy(build, file, 'imports');
  const early = loadedBy(build, file, 'atOnce');
  // The rules of a stylesheet are its own.
  const codes = all.flatMap((one) =>
    one.code && (one === file || one.format !== 'css') ? one.code : [],
  );
  const union = (list: (code: Code) => readonly string[]) => [
    ...new Set(codes.flatMap(list)),
  ];
  const merged = (topic: Topic) => {
    const found = codes.flatMap((one) => one.lists[topic] ?? []);
    return rowOf(topic).share === undefined ? [...new Set(found)] : found;
  };
  const imports = union((one) => one.imports);
  const packages = packagesOf(imports);
  const atOnce = packagesOf(early.flatMap((one) => one.code?.atOnce ?? []));
  const isForNode =
    format === 'esm' &&
    !manifest?.isProgram &&
    atOnce.some((one) => isBuiltin(`node:${one}`) && !manifest?.provided.has(one));
  const isThisLost = code?.setsThis && manifest?.isModule && path.endsWith('.js');
  const exports = isPublic ? exportedBy(build, file).sort() : [];
  // By the names that users know; the first in the alphabet, if there are several.
  const locals = isPublic ? (code?.locals ?? []) : [];
  const owners = new Map([
    ...exports.map((one) => [one, one] as const),
    ...locals.toSorted().reverse(),
  ]);
  const own: Lists = {
    exports,
    value: code?.lists.value ?? [],
    global: code?.lists.global ?? [],
    shebang: code?.lists.shebang ?? [],
    packages,
    unlisted: packages.filter(
      (one) => manifest && !manifest.provided.has(one) && !isBuiltin(`node:${one}`),
    ),
    styles: imports.filter(isStyle),
    hidden:
      format === 'cjs' ? exports.filter((one) => !code?.importable.includes(one)) : [],
    maps: code?.lists.maps ?? [],
    members: merged('members').flatMap((one) => {
      const [owner = ''] = one.split('.');
      const known = owners.get(owner);
      return known ? known + one.slice(owner.length) : [];
    }),
    classes: merged('classes').filter((one) => exports.includes(one)),
    needs: [
      ...merged('needs'),
      ...when(isForNode, 'Node.js, whose modules it loads'),
      ...when(isThisLost, 'the global this, which ES modules lack'),
      ...when(early.some(isAsset), 'a bundler for the files that it loads'),
    ],
    missing: all.flatMap((one) => missingIn(build, one)),
    // Bundlers of applications read annotations in ES modules.
    ...(format === 'esm' ? {} : { pure: [], noSideEffects: [] }),
    licences: [
      ...merged('licences'),
      ...(build.has(`${path}.LICENSE.txt`) ? [path] : []),
    ],
    shares: sharedWith(build, file, manifest, ({ code }) => code?.hasState === true),
  };
  const lists = new Map(topics.map((topic) => [topic, own[topic] ?? merged(topic)]));
  return {
    ...file,
    list: (topic: Topic) => lists.get(topic) ?? [],
    /** What is enough to say that the new build still has these. */
    weaker: {
      exports: [...exports, ...union((one) => one.passed)],
      classes: union((one) => one.declared),
      // State may be in a module of a chunk, but not in that of the runtime.
      shares: sharedWith(build, file, manifest, (one) => !one.path.includes('runtime')),
      env: union((one) => one.env).map((one) => `process${one}`),
      effects: [...union((one) => one.effects), ...packages.map(loading)],
    } as Lists,
    /** The packages that it loads when it is loaded, and those that it may load later. */
    atOnce: format === 'types' ? [] : atOnce,
    onDemand: packagesOf(union((one) => one.onDemand)),
    /** What its types refer to, such as `typeof Name`. */
    types: union((one) => one.types),
    year: Math.max(...codes.map((one) => one.year)),
    total: all.reduce((total, { raw }) => total + raw, 0),
  };
}

/** Whether it is a file, such as an image, that Node.js cannot load. */
const isAsset = ({ format, path }: BuiltFile) =>
  format === 'file' && !/\.(?:json|node)$/.test(path);

/** The packages that paths lead to. */
function packagesOf(paths: readonly string[]): string[] {
  const found = paths.filter((one) => /^[@\w]/.test(one) && !one.includes('://'));
  return [...new Set(found.map(packageOf))].sort();
}

/** The other entries of its format that load such a file as it does, by their names. */
function sharedWith(
  build: Build,
  file: BuiltFile,
  manifest: Manifest | undefined,
  isShared: (file: BuiltFile) => boolean,
): string[] {
  // Programs run on their own.
  const isEntry = ({ code, format, path }: BuiltFile) =>
    manifest?.isClosed &&
    format === file.format &&
    code?.lists.shebang?.length === 0 &&
    isReachable(manifest, path);
  if (!isEntry(file)) return [];
  const own = new Set(loadedBy(build, file, 'imports').filter(isShared));
  return [...build.values()]
    .filter((one) => one !== file && isEntry(one))
    .filter((one) => loadedBy(build, one, 'imports').some((other) => own.has(other)))
    .map(({ path }) => stemOf(path).replace(/^.*\//, ''));
}
