import type { OutputFile } from './answer.ts';
import { isStylesheet, withoutDot } from './mapping/files.ts';

/**
 * The files of an answer by their paths, with a small source for each entry, so that the build can
 * be tried before anything is installed. `tsconfig` is what was pasted.
 */
export function exampleOf(
  files: readonly OutputFile[],
  sources: readonly string[],
  tsconfig: string,
) {
  const paths = sources.map(withoutDot).filter((path) => !/[*{!]|^\.\./.test(path));
  const stubs = (paths.length > 0 ? paths : ['src/index.ts']).map((path) => [
    path,
    isStylesheet(path)
      ? '.example {\n  color: teal;\n}\n'
      : `export const path = '${path}';\n`,
  ]);
  return {
    'tsconfig.json': tsconfig.trim() === '' ? '{}\n' : tsconfig,
    'package.json': '{ "name": "example", "version": "1.0.0" }\n',
    ...Object.fromEntries(stubs),
    ...Object.fromEntries(files.map(({ name, text }) => [name, text])),
  };
}
