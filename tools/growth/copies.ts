/** A page below the folder of a language: the language, its section (the first folder in the address), and the rest. */
const inSection = /^docs\/([^/]+)\/([^/]+)\/(.+)$/;

/** Folders below a language whose files are put into pages and have no address. */
const notPages = new Set(['shared']);

/**
 * The paths at which a file of the repository stands in a site with `times` the pages: its own and, where it belongs to a section of pages
 * in one of `langs`, one in each copy of the section. Copies are sections of their own, `guide-2` beside `guide`, so that the navigation of a
 * section is as long as before. `times` is a whole number from 1 on; anything else throws.
 */
export function placesOf(
  file: string,
  times: number,
  langs: readonly string[],
): readonly string[] {
  if (!Number.isInteger(times) || times < 1)
    throw new Error(
      `A site cannot have ${times} times its pages. Give a whole number: 1, 10, 100.`,
    );
  const [, lang = '', section = '', rest = ''] = inSection.exec(file) ?? [];
  if (!langs.includes(lang) || notPages.has(section)) return [file];
  const copies = Array.from(
    { length: times - 1 },
    (_, index) => `docs/${lang}/${section}-${index + 2}/${rest}`,
  );
  return [file, ...copies];
}

/** The frontmatter of a page, and its first heading or nothing. */
const head = /^---\n[\s\S]*?\n---\n(?:\s*# .*\n)?/;

/**
 * A page cut to its frontmatter and its first heading. What a reader is sent grows with the number of pages and not with their length, and ten
 * times the site in short pages is built where ten times all samples are not. A page without frontmatter throws.
 */
export function shortened(text: string): string {
  const [kept] = head.exec(text) ?? [];
  if (kept === undefined) throw new Error('A page to be cut short has no frontmatter.');
  return kept;
}
