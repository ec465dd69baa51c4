import path from 'node:path';
import { type ListedRoute, writeRoutes } from '../light-pages/routes.ts';
import { pageScript } from './file-names.ts';
import { placeOfNames } from './names.ts';
import { type Section, sectionOf } from './section.ts';

const registry = path.resolve('theme/sections/sections.ts');

/** Begin of the query with which the modules of a section are imported; its address follows. */
const query = '?section=';

/** The section that a module was imported for, by its query, if it was for one. */
export const askedFor = (resourceQuery: string, sections: readonly Section[]) =>
  sections.find(({ begin }) => resourceQuery === query + begin);

/**
 * The list of routes that every page's script carries: the pages of no section, and how the others are come by. `know` takes up what a section brings: its
 * pages, its sidebars, and the hashes in the names of its pages' scripts.
 */
export function entryRoutes(
  routes: readonly ListedRoute[],
  sections: readonly Section[],
  defaultLang: string,
): string {
  const top = routes.filter(({ file }) => !sectionOf(file, sections));
  const offers = sections.map(({ begin, name }) => {
    const wanted = JSON.stringify(`virtual-routes${query}${begin}`);
    return `offerSection(${JSON.stringify(begin)}, () => import(/* webpackChunkName: "${name}" */ ${wanted}));`;
  });
  const { before, after } = pageScript;
  return `import site from 'virtual-site-data';
import { offerSection } from ${JSON.stringify(registry)};
${writeRoutes(top, defaultLang)}
const hashes = {};
const nameOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (id) =>
  hashes[id] ? "${before}" + id + "." + hashes[id] + "${after}" : nameOf(id);
export const know = (lang, pages, sidebars, names) => {
  routes.push(...pages);
  Object.assign(site.themeConfig.locales.find((locale) => locale.lang === lang).sidebar, sidebars);
  Object.assign(hashes, names);
};
${offers.join('\n')}
`;
}

/** What a section brings: a module of its own that hands it to the list. */
export function sectionRoutes(routes: readonly ListedRoute[], section: Section): string {
  const own = routes.filter(({ file }) => sectionOf(file, [section]));
  const pages = own.map(({ code }) => code);
  return `import { know, page } from 'virtual-routes';
import sidebars from ${JSON.stringify(`virtual-site-data${query}${section.begin}`)};
know(${JSON.stringify(section.lang)}, [
${pages.join(',\n')}
], sidebars, ${placeOfNames});
`;
}
