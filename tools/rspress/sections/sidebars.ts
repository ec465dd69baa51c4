import type { Section } from './section.ts';

/** Of the framework's data about the site, what is read here: the sidebars, in each language by the address at which each begins. */
interface Site {
  readonly themeConfig: {
    readonly locales?: readonly { readonly sidebar?: Record<string, unknown> }[];
  };
}

const start = 'export default ';

/** The framework's data about the site, which every page's script carries, without the sidebars of these sections. */
export function withoutSidebars(code: string, sections: readonly Section[]): string {
  const site = read(code);
  const locales = site.themeConfig.locales?.map((locale) => ({
    ...locale,
    sidebar: those(
      locale.sidebar,
      (begin) => !sections.some((one) => within(begin, one)),
    ),
  }));
  return (
    start + JSON.stringify({ ...site, themeConfig: { ...site.themeConfig, locales } })
  );
}

/** The sidebars of a section, by the address at which each begins, as a module. */
export function sidebarsOf(code: string, section: Section): string {
  const sidebars = (read(code).themeConfig.locales ?? []).map(({ sidebar }) =>
    those(sidebar, (begin) => within(begin, section)),
  );
  return start + JSON.stringify(Object.assign({}, ...sidebars));
}

const those = (
  sidebar: Record<string, unknown> = {},
  wanted: (begin: string) => boolean,
) => Object.fromEntries(Object.entries(sidebar).filter(([begin]) => wanted(begin)));

const within = (begin: string, section: Section) =>
  `${begin}/`.startsWith(`${section.begin}/`);

function read(code: string): Site {
  try {
    if (!code.startsWith(start)) throw new Error('It does not begin with them.');
    return JSON.parse(code.slice(start.length));
  } catch (cause) {
    throw new Error(
      'The framework writes its data about the site (virtual-site-data) in another way. Adapt tools/rspress/sections/sidebars.ts.',
      { cause },
    );
  }
}
