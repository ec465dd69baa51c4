import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { InlineScript } from '@site/react-on-intent';
import { base, locales, origin } from '@site/settings';
import { lastQuery, slashOff } from '../browser/storage-keys.ts';
import { writeSearch } from './files.ts';
import type { SitePage } from './indexes.ts';
import { bundling } from './panel.ts';

/** Opens search in a page before React, for a press or a key. */
export const searchScript: InlineScript = {
  file: 'packages/search/src/browser/openSearch.ts',
  args: [slashOff, lastQuery],
};

/** Where the dev server compiles a part of search on its first use, it reloads the page. */
const lazyCompilation = {
  entries: false,
  imports: true,
  test: /^(?!.*[\\/]packages[\\/]search[\\/])/,
};

/**
 * Search, in two parts. `plugin` is the Rspress plugin: it notes which pages there are, and lets the
 * dev server compile the panel. `write` makes the indexes, the panel and an OpenSearch description
 * per language once all pages are rendered in a folder, and returns what links them in a page.
 */
export function search() {
  let pages: readonly SitePage[] = [];
  const plugin: RspressPlugin = {
    name: 'site-search',
    modifySearchIndexData(all) {
      pages = all;
    },
    builderConfig: { ...bundling(), dev: { lazyCompilation } },
  };
  return {
    plugin,
    async write(outDir: string) {
      for (const locale of locales) {
        const file = path.join(outDir, openSearchFile(locale.lang));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, renderOpenSearch(locale));
      }
      return writeSearch(outDir, pages);
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
function renderOpenSearch({
  lang,
  title,
  description,
}: (typeof locales)[number]): string {
  const root = origin + base;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName><![CDATA[${title}]]></ShortName>
  <Description><![CDATA[${description}]]></Description>
  <Language>${lang}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${root}favicon.ico</Image>
  <Url type="text/html" template="${root}${homePath(lang)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
