import { type FieldPath, isObject, type JsonObject } from '../manifest.ts';

/** A file that `exports` or another field names. */
export interface Target {
  readonly path: FieldPath;
  readonly file: string;
}

/** All texts in a value of any depth, with their places. */
export function textsIn(value: unknown, path: FieldPath): Target[] {
  if (typeof value === 'string') return [{ path, file: value }];
  return Object.entries(isObject(value) || Array.isArray(value) ? value : {}).flatMap(
    ([key, inner]) => textsIn(inner, [...path, key]),
  );
}

/** The files that `exports` names. */
export function exportedFiles(value: JsonObject): Target[] {
  return textsIn(value.exports, ['exports']);
}

/** The format in which Node.js reads a script; `undefined` for other files. */
export function formatOf(file: string, value: JsonObject): 'esm' | 'cjs' | undefined {
  const [, letter] = /\.([cm]?)js$/.exec(file) ?? [];
  if (letter === '') return value.type === 'module' ? 'esm' : 'cjs';
  if (!letter) return undefined;
  return letter === 'm' ? 'esm' : 'cjs';
}

/** The scripts below a condition such as `require`; not the declarations in it. */
export function scriptsFor(condition: string, value: JsonObject): Target[] {
  return exportedFiles(value).filter(
    ({ path, file }) => path.includes(condition) && formatOf(file, value),
  );
}

/** A field that maps names to texts, such as `dependencies`; empty if it does not. */
export function textMap(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The top folders of the files that users load, such as `dist`. */
export function outputFolders(value: JsonObject): string[] {
  const { exports, types, module, main, bin } = value;
  const files = textsIn({ exports, types, module, main, bin }, []);
  const folders = files.map(({ file }) => /^(?:\.\/)?([\w-]+)\//.exec(file)?.[1]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}
