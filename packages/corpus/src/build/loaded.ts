import path from 'node:path';
import { type Build, type BuiltFile, loadedBy } from '@site/compare/folder';
import { parse } from 'acorn';

/** The JavaScript of a build that some entries load: their own files and what these import. */
export function loadedFiles(build: Build, entries: Iterable<string>): BuiltFile[] {
  const files = [...entries].flatMap((entry) => {
    const file = build.get(path.posix.normalize(entry));
    return file ? loadedBy(build, file, 'imports') : [];
  });
  return [...new Set(files)].filter((file) => /\.[cm]?js$/.test(file.path));
}

/** ECMAScript versions from the oldest that acorn can tell. */
const versions = [
  5, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026,
] as const;

/** The lowest ECMAScript version that can parse a text. */
export function syntaxOf(text: string): number {
  const canParse = (ecmaVersion: (typeof versions)[number]) =>
    // Modules are newer than ES5, but what bundlers make of their code need not be.
    (['module', 'script'] as const).some((sourceType) => {
      try {
        parse(text, {
          ecmaVersion,
          sourceType,
          allowHashBang: true,
          allowReturnOutsideFunction: true,
        });
        return true;
      } catch {
        return false;
      }
    });
  return versions.find(canParse) ?? Number.POSITIVE_INFINITY;
}
