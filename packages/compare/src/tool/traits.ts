import type { Code } from './code.ts';
import { type Build, type BuiltFile, exportedBy, loadedBy } from './folder.ts';
import { packageOf } from './manifest.ts';

/** What users get from a file: what it says itself, and what the files that it loads add. */
export type Traits = ReturnType<typeof traitsOf>;

/** Collects the traits of a file of a build. Sizes are in bytes; a map is described in words. */
export function traitsOf(build: Build, file: BuiltFile) {
  const all = loadedBy(build, file);
  const codes = all.flatMap(({ code }) => code ?? []);
  const imports = codes.flatMap((one) => [...one.imports]);
  const sum = (count: (one: Code) => number) =>
    codes.reduce((total, one) => total + count(one), 0);
  const hasLicenceFile = build.has(`${file.path}.LICENSE.txt`);
  return {
    ...file,
    exports: exportedBy(build, file).sort(),
    directives: [...new Set(codes.flatMap(({ directives }) => directives))],
    packages: [...new Set(imports.filter(isPackage).map(packageOf))].sort(),
    /** Short names for other files of the build, which bundlers give. */
    internal: [...build.values()]
      .flatMap(({ code }) => [...(code?.imported ?? [])])
      .filter((name) => name.length <= 2),
    augments: [...new Set(codes.flatMap(({ augments }) => [...augments]))],
    rules: file.rules + sum(({ rules }) => rules),
    sheets: [...new Set(imports.filter((one) => /\.(?:css|s[ac]ss|less)$/.test(one)))],
    noSideEffects: sum((one) => one.noSideEffects),
    pure: sum((one) => one.pure),
    licences: sum((one) => one.licences) + (hasLicenceFile ? 1 : 0),
    total: all.reduce((total, one) => total + one.raw, 0),
    map: file.format === 'types' ? '' : mapOf(build, file),
  };
}

function isPackage(specifier: string): boolean {
  return /^[@\w]/.test(specifier) && !specifier.includes('://');
}

function mapOf(build: Build, { code, path }: BuiltFile): string {
  const url = code?.mapUrl.replace(/^\.\//, '') ?? '';
  const isThere = url.startsWith('data:') || build.has(path.replace(/[^/]*$/, url));
  return url && (isThere ? 'map' : 'map missing');
}
