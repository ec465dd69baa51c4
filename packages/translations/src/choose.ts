import { nearest } from '@site/pages/findings';
import type { Pair } from '@site/pages/page';

/**
 * The pages that somebody names: by file, `docs/zh/guide/start/index.mdx`, by name below the
 * language, with or without its ending, or by address, `/guide/start/`. Throws an error that names
 * the nearest pages when there is none.
 */
export function choosePages(names: readonly string[], pairs: readonly Pair[]): Pair[] {
  return names.map((name) => {
    const wanted = plain(name);
    const found = pairs.find((pair) => plain(pair.en.name) === wanted);
    if (found) return found;
    const known = pairs.map((pair) => plain(pair.en.name));
    throw new Error(
      `There is no page “${name}” in both languages. Nearest: ${nearest(wanted, known).join(', ')}`,
    );
  });
}

function plain(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/^.*docs\/(en|zh)\//, '')
    .replace(/^\/(zh\/)?/, '')
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)(index)?$/, '$1index');
}
