import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LlmsTxtSection, RspressPlugin } from '@rspress/core';
import { base, locales, origin } from '../../../site.ts';
import { documented } from '../../facts/documented.ts';
import { readSources } from '../facts/sources.ts';
import { type SitePage, sitePage, translationsOf } from '../pages.ts';
import { linkTarget, markdownAddress, markdownFile, pageAddress } from './address.ts';
import { listedIn, llmsLabels, renderLlmsTxt } from './llms.ts';
import { withHead } from './page.ts';
import { tidy } from './tidy.ts';

const [main] = locales;
const root = { url: origin + base, base };

/**
 * Rspress plugin that publishes the Markdown edition: every page beside its HTML, and llms.txt and llms-full.txt of each language. The
 * framework renders the Markdown from what a page shows; this puts it in order and says on top of each page what it is. Only in builds:
 * the dev server would render every page twice.
 */
export function markdownEdition(): RspressPlugin {
  const pages = new Map<string, SitePage>();
  const order = new Map<string, readonly string[]>();
  /** The framework has the descriptions from the data that every page carries, from which tools/rspress/light-pages takes them. */
  const described = (section: LlmsTxtSection): LlmsTxtSection => ({
    ...section,
    pages: section.pages.map((page) => {
      const { description } = pages.get(page.routePath) ?? {};
      return description === undefined ? page : { ...page, description };
    }),
  });
  return {
    name: 'site-markdown',
    config(config, _utils, isProd) {
      if (!isProd) return config;
      const llmsTxt = ({
        lang,
        sections,
      }: {
        lang: string;
        sections: LlmsTxtSection[];
      }) => {
        order.set(lang, listedIn(sections).flatMap(routesOf));
        return llmsTxtOf(lang, sections.map(described));
      };
      return {
        ...config,
        llms: { llmsTxt },
        // Its buttons and its hidden note in every page are not used: theme/copy-page, and a link in the head.
        themeConfig: { ...config.themeConfig, llmsUI: false },
      };
    },
    extendPageData(data) {
      const page = sitePage(data);
      if (page) pages.set(page.routePath, page);
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const folder = path.resolve(config.outDir ?? 'doc_build');
      const texts = await writePages([...pages.values()], folder);
      for (const { lang } of locales) {
        const home = lang === main.lang ? '/' : `/${lang}/`;
        await rm(`${folder}${home}404.md`, { force: true });
        const full = [home, ...(order.get(lang) ?? [])].map((route) => {
          const text = texts.get(route);
          if (text === undefined) throw new Error(`${route} has no Markdown.`);
          return text;
        });
        await writeFile(`${folder}${home}llms-full.txt`, full.join('\n'));
      }
    },
  };
}

/** Puts the Markdown of all pages in order where it lies, and returns it by route. Throws where the framework wrote none. */
async function writePages(
  pages: readonly SitePage[],
  folder: string,
): Promise<Map<string, string>> {
  const routes = new Set(pages.map(({ routePath }) => routePath));
  const texts = new Map<string, string>();
  for (const page of pages) {
    const file = path.join(folder, markdownFile(page.routePath));
    const written = await readFile(file, 'utf8');
    const text = withHead(
      {
        title: page.title,
        description: page.description,
        url: pageAddress(page.routePath, root),
        language: page.lang,
        translations: translationsOf(page, pages, main.lang).map((other) =>
          markdownAddress(other.routePath, root),
        ),
        documents: `${documented} ${version()}`,
      },
      tidy(written, (target) => linkTarget(target, routes, root)),
    );
    await writeFile(file, text);
    texts.set(page.routePath, text);
  }
  return texts;
}

function llmsTxtOf(lang: string, sections: readonly LlmsTxtSection[]): string {
  const homeOf = (one: string) => root.url + (one === main.lang ? '' : `${one}/`);
  const other = locales.find((locale) => locale.lang !== lang) ?? main;
  const { title } = locales.find((locale) => locale.lang === lang) ?? main;
  return renderLlmsTxt(
    sections,
    {
      title,
      package: documented,
      version: version(),
      home: homeOf(lang),
      root: root.url,
      other: `${homeOf(other.lang)}llms.txt`,
    },
    llmsLabels(lang === 'zh' ? 'zh' : 'en'),
  );
}

function routesOf({ pages }: LlmsTxtSection): string[] {
  return pages.map(({ routePath }) => routePath);
}

/** The version that the pages speak of. */
function version(): string {
  return readSources().facts.versions[documented] ?? '';
}
