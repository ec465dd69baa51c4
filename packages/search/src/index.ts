import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { assertIndexes, replaceIndexes, restorePage } from '@site/framework';
import { base, locales, origin } from '@site/settings';
import { pack } from './build/pack.ts';
import { bundling } from './build/panel.ts';
import { readQuestions } from './build/questions.ts';

export { linkSearch } from './build/panel.ts';

/** Where the dev server compiles a part of search on its first use, it reloads the page. */
const lazyCompilation = {
  ...{ entries: false, imports: true },
  test: /^(?!.*[\\/]packages[\\/]search[\\/])/,
};

/**
 * Rspress plugin: replaces the framework's search index by ours, writes an OpenSearch description
 * per language, and lets the dev server compile what `linkSearch` builds for readers.
 */
export function search(): RspressPlugin {
  return {
    name: 'site-search',
    modifySearchIndexData: (pages) =>
      replaceIndexes(pages, (group) =>
        pack(group, ({ routePath, lang }) => readQuestions(routePath, lang)),
      ),
    extendPageData: restorePage,
    builderConfig: { ...bundling(), dev: { lazyCompilation } },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const folder = path.resolve(config.outDir ?? 'doc_build');
      if (!config.multiVersion?.versions.length)
        assertIndexes(
          folder,
          locales.map(({ lang }) => lang),
        );
      for (const { lang, title, description } of locales) {
        const file = path.join(folder, openSearchFile(lang));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, renderOpenSearch({ lang, title, description }));
      }
    },
  };
}

/** The OpenSearch description of a language, as a path from the root of the site. */
export function openSearchFile(lang: string): string {
  return `${homePath(lang)}opensearch.xml`;
}

function homePath(lang: string): string {
  return lang === locales[0].lang ? '' : `${lang}/`;
}

/** The file by which a browser offers the site as a search engine. */
function renderOpenSearch(
  locale: Record<'lang' | 'title' | 'description', string>,
): string {
  const { lang, title, description } = locale;
  const root = origin + base;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(title)}</ShortName>
  <Description>${escapeXml(description)}</Description>
  <Language>${escapeXml(lang)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${escapeXml(`${root}favicon.ico`)}</Image>
  <Url type="text/html" template="${escapeXml(root + homePath(lang))}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
