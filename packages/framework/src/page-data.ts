import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { readPage, withoutPageIndex } from './page-index.ts';

/** What an overview says of a page or a heading that is about an option. */
export interface OptionFacts {
  /** What it is for. */
  readonly purpose?: string;
  readonly type?: string;
  /** Absent where it is unset; empty where it depends on what the option's page explains. */
  readonly default?: string;
}

/** A heading in an overview. */
export interface ListedHeading extends OptionFacts {
  readonly id: string;
  readonly text: string;
}

/** A page in an overview, with its headings in order. */
export interface ListedPage extends OptionFacts {
  readonly routePath: string;
  readonly title: string;
  readonly toc: readonly ListedHeading[];
}

/** What is known of the option at an address; nothing if there is none. */
type FactsOf = (address: string, lang: string) => OptionFacts;

/** What the script of each page contains already. */
const inPageScript = ['title', 'toc', 'description', 'frontmatter'];

/**
 * Rspress plugin that trims the data about all pages, which every reader loads. Overviews, which
 * list headings of other pages, get them in their own frontmatter, as `overviewPages`. Has to
 * come last, because other plugins read the data. The dev server reads that data faster, and does
 * not trim it. `docs` is the root of the pages, `factsOf` what overviews say of options.
 */
export function pageData(docs = 'docs', factsOf: FactsOf = () => ({})): RspressPlugin {
  /** What each overview lists, by the path of its file. */
  const overviews = new Map<string, readonly ListedPage[]>();
  function fillOverviews(pages: readonly PageIndexInfo[]) {
    for (const page of pages)
      if (page.frontmatter.overview === true)
        overviews.set(page._filepath, listPages(page, pages, factsOf));
  }
  let pages: readonly PageIndexInfo[] = [];
  const onDevServer = withoutPageIndex(() => pages);
  const listing: RsbuildPlugin = {
    name: 'site-page-data',
    setup(api) {
      api.transform({ test: /\.mdx$/, order: 'pre' }, ({ code, resourcePath }) => {
        const list = overviews.get(resourcePath);
        return list ? addListedPages(code, list) : code;
      });
    },
  };
  return {
    name: 'site-page-data',
    builderConfig: {
      plugins: process.env.NODE_ENV === 'production' ? [listing] : [listing, onDevServer],
    },
    routeGenerated(routes, isProd) {
      if (isProd) return;
      pages = routes.map((route) => readPage(route, docs));
      fillOverviews(pages);
    },
    modifySearchIndexData: fillOverviews,
    extendPageData(page) {
      // Readers get a copy of the enumerable properties. Plugins that write the feed and
      // llms.txt later can still read the others.
      for (const name of inPageScript)
        Object.defineProperty(page, name, { enumerable: false });
    },
  };
}

/**
 * The pages below an overview, and those of other folders that the `_meta.json` beside it names, in
 * its language and without other overviews, with the headings of the depths that its frontmatter
 * names in `overviewHeaders` (`[2]` by default). Where `factsOf` does not know what a page is for,
 * it is the description.
 */
export function listPages(
  overview: PageIndexInfo,
  pages: readonly PageIndexInfo[],
  factsOf: FactsOf,
): ListedPage[] {
  const { overviewHeaders: depths = [2] } = overview.frontmatter;
  const named = namedBeside(overview._filepath);
  return pages
    .filter(
      ({ lang, routePath, frontmatter, _filepath }) =>
        lang === overview.lang &&
        (routePath.startsWith(overview.routePath) || named.includes(_filepath)) &&
        frontmatter.overview !== true,
    )
    .map(({ routePath, lang, title, description = '', toc }) => ({
      routePath,
      title,
      purpose: description,
      ...factsOf(routePath, lang),
      toc: toc
        .filter(({ depth }) => depths.includes(depth))
        .map(({ id, text }) => ({ id, text, ...factsOf(`${routePath}#${id}`, lang) })),
    }));
}

/** The paths of the pages that a group of the sidebar names, by the path of its overview. */
function namedBeside(overview: string): string[] {
  const folder = path.dirname(overview);
  const list = path.join(folder, '_meta.json');
  const entries: unknown = existsSync(list) && JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    const isNamed = typeof entry === 'object' && entry !== null && 'name' in entry;
    const name = isNamed ? entry.name : entry;
    return typeof name === 'string' ? path.join(folder, name) : [];
  });
}

/** Adds pages to the frontmatter of an overview's source. @throws when it has no frontmatter */
function addListedPages(source: string, pages: readonly ListedPage[]): string {
  const start = /^---\r?\n/.exec(source)?.[0];
  if (!start)
    throw new Error('An overview has to begin with frontmatter, which lists its pages.');
  // JSON is YAML.
  return `${start}overviewPages: ${JSON.stringify(pages)}\n${source.slice(start.length)}`;
}
