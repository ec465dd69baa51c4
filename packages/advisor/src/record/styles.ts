import type { Loaded } from './load.ts';

/**
 * Whether a package has one stylesheet, and each main file of its JavaScript uses the class that stands in it. `files` are those
 * that would be uploaded.
 */
export function checkStyles(
  files: readonly string[],
  read: (file: string) => string,
): Loaded {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const [sheet] = sheets;
  if (sheet === undefined || sheets.length > 1) {
    return { ok: false, says: [`${sheets.length} stylesheets would be uploaded`] };
  }
  const name = /\.([\w-]+)\s*\{/.exec(read(sheet))?.[1];
  if (name === undefined) return { ok: false, says: [`${sheet} has no class`] };
  const scripts = files.filter((file) => /(^|\/)index\.c?js$/.test(file));
  const without = scripts.filter((file) => !read(file).includes(name));
  if (without.length > 0) {
    return { ok: false, says: without.map((file) => `${file} does not use .${name}`) };
  }
  return { ok: true, says: [`.${name}: ${[sheet, ...scripts].join(', ')}`] };
}
