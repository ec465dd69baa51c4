import { isBuiltin } from 'node:module';
import { type Fact, type Facts, loading, when } from './facts.ts';
import { type Build, type BuiltFile, exportedBy, loadedBy, missingIn } from './folder.ts';
import { type Manifest, packageOf } from './manifest.ts';
import { isStyle } from './styles.ts';

/** What users get from a file: what it says itself, and what the files that it loads add. */
export type Traits = ReturnType<typeof traitsOf>;

/** Of these, the number matters, so that equal ones are not one. */
const counted: readonly Fact[] = ['injected', 'pure', 'noSideEffects'];

/** Collects the traits of a file of a build; `isPublic` says whether users can load it. */
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
  const merged = (fact: Fact) => {
    const found = codes.flatMap(({ facts }) => facts[fact] ?? []);
    return counted.includes(fact) ? found : [...new Set(found)];
  };
  const { global, maps, minified, shebang, value } = { ...noFacts, ...code?.facts };
  const exports = isPublic ? exportedBy(build, file).sort() : [];
  const packages = packagesOf(merged('imports'));
  const atOnce = packagesOf(early.flatMap((one) => one.code?.facts.atOnce ?? []));
  const isGiven = (name: string) => manifest?.provided.has(name);
  const isForNode =
    format === 'esm' &&
    !manifest?.isProgram &&
    atOnce.some((one) => isBuiltin(`node:${one}`) && !isGiven(one));
  const isImported = format === 'cjs' || (format === 'umd' && manifest?.main === path);
  // Licences in a file of their own may be in the code, too.
  const licences = [
    ...merged('licences'),
    ...(build.get(`${path}.LICENSE.txt`)?.licences ?? []),
  ];
  const facts: Facts = {
    ...{ exports, global, maps, minified, packages, shebang, value },
    unlisted: packages.filter(
      (one) => manifest && !isGiven(one) && !isBuiltin(`node:${one}`),
    ),
    styles: merged('imports').filter(isStyle),
    hidden: exports.filter((one) => isImported && !code?.facts.importable?.includes(one)),
    needs: [
      ...merged('needs'),
      ...when(isForNode, 'Node.js, whose modules it loads'),
      ...when(early.some(isAsset), 'a bundler for the files that it loads'),
    ],
    licences: [...new Set(licences.map((one) => one.trim()))],
    missing: all.flatMap((one) => missingIn(build, one)),
    passed: [...exports, ...merged('passed')],
    later: [...merged('later'), ...packages.map(loading)],
    // Bundlers of applications read annotations in ES modules.
    ...(format === 'esm' ? {} : { pure: [], noSideEffects: [] }),
  };
  return {
    ...file,
    list: (fact: Fact) => facts[fact] ?? merged(fact),
    year: Math.max(...codes.map((one) => one.year)),
    total: all.reduce((total, { raw }) => total + raw, 0),
  };
}

/** Those that are a file's own, and not of the files that it loads. */
const noFacts = { global: [], maps: [], minified: [], shebang: [], value: [] };

/** Whether it is a file, such as an image, that Node.js cannot load. */
const isAsset = ({ format, path }: BuiltFile) =>
  format === 'file' && !/\.(?:json|node)$/.test(path);

/** The packages that paths lead to. */
function packagesOf(paths: readonly string[]): string[] {
  const found = paths.filter((one) => /^[@\w]/.test(one) && !one.includes('://'));
  return [...new Set(found.map(packageOf))].sort();
}
