import { existsSync } from 'node:fs';
import { textsIn } from '@site/compare/manifest';
import { fieldsOf } from '@site/pages/records';
import { listFiles } from '@site/samples/build/files';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Every file that the entries of a package name, whichever condition they are under, relative to
 * its folder. A pattern means the files of the published package in `published` that match it.
 */
export function namedFiles(manifest: Fields, published: string): string[] {
  const { main, module, types, bin, exports } = manifest;
  const files = listFiles(published);
  const named = textsIn([main, module, types, bin, exports])
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
  { exports }: Fields,
  conditions: readonly string[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [subpath, target] of Object.entries(fieldsOf(exports))) {
    const file = resolveTarget(target, new Set([...conditions, 'default']));
    if (file && !subpath.includes('*') && /\.[cm]?js$/.test(file))
      found.set(subpath, file);
  }
  return found;
}

/** The file of a value in `exports`; none if no condition leads to one. */
function resolveTarget(
  target: unknown,
  conditions: ReadonlySet<string>,
): string | undefined {
  if (typeof target === 'string') return target;
  const choices = Array.isArray(target)
    ? target
    : Object.entries(fieldsOf(target)).flatMap(([condition, value]) =>
        conditions.has(condition) ? [value] : [],
      );
  return choices
    .map((one) => resolveTarget(one, conditions))
    .find((file) => file !== undefined);
}
