import { type FieldPath, isObject, type JsonObject } from '../manifest.ts';

/** A file that `exports` or another field names. */
export interface Target {
  readonly path: FieldPath;
  readonly file: string;
}

/** All texts in a value of any depth, with their places. */
export function textsIn(value: unknown, path: FieldPath = []): Target[] {
  if (typeof value === 'string') return [{ path, file: value }];
  return Object.entries(isObject(value) || Array.isArray(value) ? value : {}).flatMap(
    ([key, inner]) => textsIn(inner, [...path, key]),
  );
}

/** A field that maps names to texts, such as `dependencies`; empty if it does not. */
export function textMap(value: unknown): Readonly<Record<string, string>> {
  const texts = isObject(value) ? textsIn(value) : [];
  const own = texts.filter(({ path }) => path.length === 1);
  return Object.fromEntries(own.map(({ path: [name = ''], file }) => [name, file]));
}

/** The files that `exports` names. */
export function exportedFiles({ exports }: JsonObject): Target[] {
  return textsIn({ exports });
}

/** The format in which Node.js reads a script; `undefined` for other files. */
export function formatOf(file: string, { type }: JsonObject): 'esm' | 'cjs' | undefined {
  const [extension] = /\.[cm]?js$/.exec(file) ?? [];
  if (extension === '.js') return type === 'module' ? 'esm' : 'cjs';
  return extension ? (extension === '.mjs' ? 'esm' : 'cjs') : undefined;
}

/** The `type` with which each `.js` file is what its condition says; `undefined` if none is. */
export function typeFor(value: JsonObject): 'module' | 'commonjs' | undefined {
  const { exports, main, bin } = value;
  const files = textsIn({ exports, main, bin }).filter(({ file }) =>
    file.endsWith('.js'),
  );
  const areFor = (...names: string[]) =>
    files.every(({ path }) => path.some((name) => names.includes(name)));
  if (files.length === 0) return undefined;
  if (areFor('import')) return 'module';
  return areFor('require', 'main') ? 'commonjs' : undefined;
}
