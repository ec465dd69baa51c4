/** A part of the site with a sidebar of its own, in one language: the pages in a folder below that of the language. */
export interface Section {
  /** Address at which it begins, without the base path and a slash at the end: `/zh/guide`. */
  readonly begin: string;
  /** Begin of the paths of its files below `docs`: `zh/guide/`. */
  readonly folder: string;
  readonly lang: string;
  /** Name of its script, without hash. */
  readonly name: string;
}

const inSection = /^([^/]+)\/([^/]+)\//;

/** The sections of these files, paths below `docs` that begin with one of `langs`. Pages right in the folder of a language belong to none. */
export function sectionsOf(
  files: readonly string[],
  langs: readonly string[],
  defaultLang: string,
): Section[] {
  const sections = new Map<string, Section>();
  for (const file of files) {
    const [folder, lang = '', name = ''] = inSection.exec(file) ?? [];
    if (!folder || !langs.includes(lang) || sections.has(folder)) continue;
    const begin = lang === defaultLang ? `/${name}` : `/${lang}/${name}`;
    sections.set(folder, {
      begin,
      folder,
      lang,
      name: `section${begin.replaceAll('/', '-')}`,
    });
  }
  return [...sections.values()];
}

/** The section among `sections` that a file of a page belongs to, by its path below `docs`, if it belongs to one. */
export const sectionOf = (file: string, sections: readonly Section[]) =>
  sections.find(({ folder }) => file.startsWith(folder));
