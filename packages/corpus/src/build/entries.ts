import { existsSync } from 'node:fs';
import { readJson } from '@site/pages/json-file';
import { fieldsOf } from '@site/pages/records';
import { listFiles } from '@site/samples/build/files';

/** A value in `exports`: a file, or what it depends on. */
type Target =
  | string
  | null
  | readonly Target[]
  | { readonly [condition: string]: Target };

/** What of package.json says which package it is, and where its entries are. */
export interface EntryFields {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly main?: string;
  readonly module?: string;
  readonly types?: string;
  readonly bin?: unknown;
  readonly exports?: Readonly<Record<string, Target>>;
}

/** Reads the `package.json` in a folder. */
export function readEntryFields(folder: string): EntryFields {
  return readJson<EntryFields>(`${folder}/package.json`, {
    name: 'string',
    version: 'string',
    license: 'string',
    main: 'string?',
    module: 'string?',
    types: 'string?',
    bin: 'unknown?',
    exports: 'object?',
  });
}

/**
 * Every file that the entries of a package name, whichever condition they are under, relative to
 * its folder. A pattern means the files of the published package in `published` that match it.
 */
export function namedFiles(manifest: EntryFields, published: string): string[] {
  const { main, module, types, bin, exports } = manifest;
  const files = listFiles(published);
  const named = [
    main,
    module,
    types,
    ...(typeof bin === 'string' ? [bin] : Object.values(fieldsOf(bin)).map(String)),
  ]
    .filter((one) => one !== undefined)
    .concat(Object.values(exports ?? {}).flatMap(leaves))
    .map((file) => file.replace(/^\.\//, ''))
    .flatMap((file) => {
      const [before = '', after] = file.split('*');
      if (after === undefined) return [file];
      return files.filter((one) => one.startsWith(before) && one.endsWith(after));
    });
  return [...new Set(named)].sort();
}

/** Those of `files` that a folder does not have. */
export function missingFiles(folder: string, files: readonly string[]): string[] {
  // Old fields may leave out the extension.
  return files.filter(
    (file) => !existsSync(`${folder}/${file}`) && !existsSync(`${folder}/${file}.js`),
  );
}

/** The subpaths of `exports` that are JavaScript in a format and no patterns, with their files. */
export function entriesOf(
  { exports = {} }: EntryFields,
  conditions: readonly string[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [subpath, target] of Object.entries(exports)) {
    const file = resolveTarget(target, new Set([...conditions, 'default']));
    if (file && !subpath.includes('*') && /\.[cm]?js$/.test(file))
      found.set(subpath, file);
  }
  return found;
}

function resolveTarget(
  target: Target,
  conditions: ReadonlySet<string>,
): string | undefined {
  if (typeof target === 'string') return target;
  const choices = Array.isArray(target)
    ? target
    : Object.entries(target ?? {})
        .filter(([condition]) => conditions.has(condition))
        .map(([, value]) => value);
  for (const choice of choices) {
    const file = resolveTarget(choice, conditions);
    if (file !== undefined) return file;
  }
  return undefined;
}

function leaves(target: Target): string[] {
  if (typeof target === 'string') return [target];
  return target === null ? [] : Object.values(target).flatMap(leaves);
}
