import { isBuiltin } from 'node:module';
import type { Code } from './code.ts';
import { loading, when } from './facts.ts';
import { type Build, type BuiltFile, exportedBy, loadedBy, missingIn } from './folder.ts';
import { type Manifest, packageOf } from './manifest.ts';
import { type Lists, rowOf, type Topic, topics } from './rows.ts';
import { isStyle } from './styles.ts';

/** What users get from a file: what it says itself, and what the files that it loads add. */
export type Traits = ReturnType<typeof traitsOf>;

/** Collects the traits of a file of a build. Sizes are in bytes. */
export function traitsOf(
  build: Build,
  file: BuiltFile,
  manifest: Manifest | undefined,
  isPublic: boolean,
) {
  const all = loadedBy(build, file, 'imports');
  const early = loadedBy(build, file, 'atOnce');
  // The rules of a stylesheet are its own.
  const codes = all.flatMap((one) =>
    one.code && (one === file || one.format !== 'css') ? one.code : [],
  );
  const union = (list: (code: Code) => readonly string[]) => [
    ...new Set(codes.flatMap(list)),
  ];
  const packages = packagesOf(union((one) => one.imports));
  const exports = isPublic ? exportedBy(build, file).sort() : [];
  const constants = union(({ constants, locals }) => [
    ...constants,
    ...locals.flatMap(([own, name]) => (constants.includes(own) ? name : [])),
  ]);
  const own = ownFacts(build, file, manifest, { all, early, exports, packages });
  const merged = (topic: Topic) => {
    const found = codes.flatMap((one) => one.lists[topic] ?? []);
    return rowOf(topic).share === undefined ? [...new Set(found)] : found;
  };
  const facts = (topic: Topic) => {
    if (topic === 'needs') return [...merged(topic), ...(own.needs ?? [])];
    // Those in a file of their own may be in the code, too.
    if (topic === 'licences')
      return [
        ...new Set([...merged(topic), ...(own.licences ?? [])].map((one) => one.trim())),
      ];
    if (topic === 'classes') return merged(topic).filter((one) => exports.includes(one));
    return own[topic] ?? merged(topic);
  };
  const lists = new Map(topics.map((topic) => [topic, facts(topic)]));
  const weaker: Lists = {
    exports: [...exports, ...union((one) => one.passed)],
    classes: union((one) => one.declared),
    env: union((one) => one.env).map((one) => `process${one}`),
    effects: [...union((one) => one.effects), ...packages.map(loading)],
  };
  return {
    ...file,
    list: (topic: Topic) => lists.get(topic) ?? [],
    /** What is enough to say that the new build still has these. */
    weaker,
    /** The packages that it may load later. */
    onDemand: packagesOf(union((one) => one.onDemand)),
    /** Whether it exports nothing but values that are written in the code. */
    isConstant: exports.length > 0 && exports.every((one) => constants.includes(one)),
    /** What its types refer to, such as `typeof Name`. */
    types: union((one) => one.types),
    year: Math.max(...codes.map((one) => one.year)),
    total: all.reduce((total, { raw }) => total + raw, 0),
  };
}

interface Reach {
  readonly all: readonly BuiltFile[];
  readonly early: readonly BuiltFile[];
  readonly exports: readonly string[];
  readonly packages: readonly string[];
}

/** The facts that are not simply those of a file and all that it loads. */
function ownFacts(
  build: Build,
  { code, format, path }: BuiltFile,
  manifest: Manifest | undefined,
  { all, early, exports, packages }: Reach,
): Lists {
  const atOnce = packagesOf(early.flatMap((one) => one.code?.atOnce ?? []));
  const isForNode =
    format === 'esm' &&
    !manifest?.isProgram &&
    atOnce.some((one) => isBuiltin(`node:${one}`) && !manifest?.provided.has(one));
  const isThisLost = code?.setsThis && manifest?.isModule && path.endsWith('.js');
  return {
    exports,
    packages,
    value: code?.lists.value ?? [],
    global: code?.lists.global ?? [],
    shebang: code?.lists.shebang ?? [],
    maps: code?.lists.maps ?? [],
    minified: code?.lists.minified ?? [],
    unlisted: packages.filter(
      (one) => manifest && !manifest.provided.has(one) && !isBuiltin(`node:${one}`),
    ),
    styles: all.flatMap((one) => one.code?.imports ?? []).filter(isStyle),
    hidden:
      format === 'cjs' ? exports.filter((one) => !code?.importable.includes(one)) : [],
    needs: [
      ...when(isForNode, 'Node.js, whose modules it loads'),
      ...when(isThisLost, 'the global this, which ES modules lack'),
      ...when(early.some(isAsset), 'a bundler for the files that it loads'),
    ],
    licences: build.get(`${path}.LICENSE.txt`)?.licences ?? [],
    missing: all.flatMap((one) => missingIn(build, one)),
    // Bundlers of applications read annotations in ES modules.
    ...(format === 'esm' ? {} : { pure: [], noSideEffects: [] }),
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
