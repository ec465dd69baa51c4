/** What the framework writes of one page in its list of routes. */
interface Route {
  readonly path: string;
  readonly filePath: string;
  readonly lang: string;
  readonly version: string;
}

/** A page in the short list. */
export interface ListedRoute {
  /** Path of its file below `docs`. */
  readonly file: string;
  /** What makes the page, as an expression: a call of `page`. */
  readonly code: string;
}

/** What the path of a file below `docs`, without its extension, tells of its page. Its text goes into the list, too. */
const routeOf = (file: string, defaultLang: string): Route => {
  const lang = file.split('/')[0] ?? '';
  const rest = file.slice(lang.length).replace(/\/index$/, '/');
  const path = lang === defaultLang ? rest : `/${lang}${rest}`;
  return { path, filePath: `${file}.mdx`, lang, version: '' };
};

const load =
  /^const loadRoute(\d+) = (\(\) => import\(.+\))$\nconst Route\1 = lazyWithPreload\(loadRoute\1\)$/gm;
const entry =
  /\{ path: '([^']*)', element: React\.createElement\(Route(\d+)\), filePath: '([^']*)', preload: async \(\) => \{\s*await Route\2\.preload\(\);\s*return loadRoute\2\(\);\s*\}, lang: '([^']*)', version: '([^']*)' \}/g;

/**
 * The framework's list of routes in fewer words: the file of each page and how it is loaded. The rest follows from the path of the file, and is written
 * down for pages of which it does not.
 *
 * @throws when the framework writes its list in another way
 */
export function readRoutes(code: string, defaultLang: string): ListedRoute[] {
  const loads = new Map([...code.matchAll(load)].map(([, id, text]) => [id, text]));
  const routes = [...code.matchAll(entry)].map((found) => {
    const [, path = '', id, filePath = '', lang = '', version = ''] = found;
    const file = filePath.replace(/\.mdx$/, '');
    const told: Route = { path, filePath, lang, version };
    const follows = JSON.stringify(routeOf(file, defaultLang)) === JSON.stringify(told);
    const more = follows ? '' : `, ${JSON.stringify(told)}`;
    return {
      file: filePath,
      code: `page(${JSON.stringify(file)}, ${loads.get(id)}${more})`,
    };
  });
  const written = code.match(/\bpath: '/g)?.length ?? 0;
  if (written === 0 || loads.size !== written || routes.length !== written) {
    throw new Error(
      'The framework writes its list of routes (virtual-routes) in another way. Adapt tools/rspress/light-pages/routes.ts, or take it out of index.ts: the list works as it is, and is heavier.',
    );
  }
  return routes;
}

/** The module with the list `routes`, and `page`, which makes a page of what the list says. */
export function writeRoutes(routes: readonly ListedRoute[], defaultLang: string): string {
  return `import React from 'react';
import { lazyWithPreload } from 'react-lazy-with-preload';
const routeOf = ${routeOf};
export const page = (file, load, told = routeOf(file, ${JSON.stringify(defaultLang)})) => {
  const Page = lazyWithPreload(load);
  const preload = async () => {
    await Page.preload();
    return load();
  };
  return { ...told, element: React.createElement(Page), preload };
};
export const routes = [
${routes.map(({ code }) => code).join(',\n')}
];
`;
}
