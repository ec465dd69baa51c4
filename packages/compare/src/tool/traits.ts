import type { Code } from './code.ts';
import { type Build, type BuiltFile, exportedBy, loadedBy, missingIn } from './folder.ts';
import { packageOf } from './manifest.ts';

/** What users get from a file: what it says itself, and what the files that it loads add. */
export type Traits = ReturnType<typeof traitsOf>;

/** Collects the traits of a file of a build. Sizes are in bytes. */
export function traitsOf(build: Build, file: BuiltFile, isPublic: boolean) {
  const { code, format, path } = file;
  const all = loadedBy(build, file, 'imports');
  const early = loadedBy(build, file, 'atOnce');
  const codes = all.flatMap((one) => one.code ?? []);
  const union = (list: (code: Code) => Iterable<string>) => [
    ...new Set(codes.flatMap((one) => [...list(one)])),
  ];
  const sum = (count: (code: Code) => number) =>
    codes.reduce((total, one) => total + count(one), 0);
  const imports = union((one) => one.imports);
  const packages = imports.filter((one) => /^[@\w]/.test(one) && !one.includes('://'));
  const exports = isPublic ? exportedBy(build, file).sort() : [];
  return {
    ...file,
    atOnce: early.flatMap((one) => one.code?.atOnce ?? []).map(packageOf),
    onDemand: union((one) => [...one.onDemand, ...one.atOnce].map(packageOf)),
    lists: {
      exports,
      members: union((one) => one.members).filter((one) =>
        exports.includes(one.split('.')[0] ?? ''),
      ),
      value: code?.isValue ? ['a single value'] : [],
      global: code?.global ? [code.global] : [],
      self: code?.needsSelf ? ['the global self, which Node.js lacks'] : [],
      missing: all.flatMap((one) => missingIn(build, one)),
      await: codes.some((one) => one.awaits) ? ['a top-level await'] : [],
      env: union((one) => one.env),
      commonJs: union((one) => one.commonJs),
      effects: union((one) => one.effects),
      react: code?.needsReact ? ['React, which it does not import'] : [],
      shebang: code?.shebang ?? [],
      directives: union((one) => one.directives).map((one) => `"${one}"`),
      packages: [...new Set(packages.map(packageOf))].sort(),
      styles: imports.filter((one) => /\.(?:css|s[ac]ss|less)$/.test(one)),
      augments: union((one) => one.augments),
      maps: format === 'types' ? [] : mapOf(build, file),
    },
    counts: {
      injected: file.rules + sum((one) => one.rules),
      // Bundlers of applications read them in ES modules.
      pure: format === 'esm' ? sum((one) => one.pure) : 0,
      noSideEffects: format === 'esm' ? sum((one) => one.noSideEffects) : 0,
      licences: sum((one) => one.licences) + Number(build.has(`${path}.LICENSE.txt`)),
    },
    types: union((one) => one.types),
    year: Math.max(...codes.map((one) => one.year)),
    total: all.reduce((total, { raw }) => total + raw, 0),
  };
}

function mapOf(build: Build, { code, path }: BuiltFile): string[] {
  const url = code?.mapUrl.replace(/^\.\//, '') ?? '';
  const isThere = url.startsWith('data:') || build.has(path.replace(/[^/]*$/, url));
  return url ? [isThere ? 'a source map' : 'a source map that is missing'] : [];
}
