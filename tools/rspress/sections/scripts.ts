import { readdir } from 'node:fs/promises';
import path from 'node:path';

const folder = 'static/js/async';
const script = /^(section-.+)\.[^.]+\.js$/;

/**
 * Gives the function that says which script of a section a built page needs to begin, by the path of its HTML below the built site: none or one, as a
 * path below it, too. `langs` are the languages with a folder of their own in addresses. A site without sections has none.
 *
 * @throws (the function) for a page in a section that has no script, which would have to wait for it
 */
export async function sectionScripts(
  outDir: string,
  langs: readonly string[],
): Promise<(page: string) => readonly string[]> {
  const names = await readdir(path.join(outDir, folder)).catch(() => []);
  const files = new Map(
    names.flatMap((file) => {
      const [, name] = script.exec(file) ?? [];
      return name ? [[name, `${folder}/${file}`] as const] : [];
    }),
  );
  return (page) => {
    const parts = page.split(path.sep);
    const begin = parts.slice(0, langs.includes(parts[0] ?? '') ? 2 : 1);
    if (files.size === 0 || parts.length === begin.length) return [];
    const file = files.get(['section', ...begin].join('-'));
    if (file) return [file];
    throw new Error(
      `${page} lies in the section ${begin.join('/')}, which has no script in ${folder}. See tools/rspress/sections.`,
    );
  };
}
