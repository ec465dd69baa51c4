import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readSources } from '@site/facts/sources';
import { samplesFolder } from '@site/samples/build/sample';
import { locales } from '@site/settings';
import { isNotFoundPage } from './addresses.ts';
import { optionsData } from './options.ts';
import { samplesData } from './samples.ts';

export { markdownFile } from './addresses.ts';
export { rssFeeds } from './feeds.ts';
export { hasFullHistory, lastChanges } from './git.ts';
export { llmsTxt } from './llms.ts';
export { sitemap } from './sitemap.ts';
export { siteVersion, versionJson } from './version.ts';

/** One line on each option, which the overview of the configuration shows too. */
const purposesFile = path.resolve('theme/overview/data/purposes.json');

/**
 * Rspress plugin that publishes options.json and samples.json. Their schemas are in docs/public. A
 * change that only adds fields is compatible; any other one must increase `schemaVersion`.
 */
export function jsonData(): RspressPlugin {
  const sources = new Map<string, string>();
  return {
    name: 'site-json-data',
    extendPageData(page) {
      const { lang, routePath, _flattenContent = '' } = page;
      if (lang === locales[0].lang && !isNotFoundPage(page))
        sources.set(routePath, _flattenContent);
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const folder = path.resolve(config.outDir ?? 'doc_build');
      const purposes = JSON.parse(await readFile(purposesFile, 'utf8'));
      const options = optionsData(readSources(), purposes);
      const samples = samplesData(samplesFolder, sources, options.version);
      await mkdir(folder, { recursive: true });
      await writeFile(`${folder}/options.json`, `${JSON.stringify(options)}\n`);
      await writeFile(`${folder}/samples.json`, `${JSON.stringify(samples)}\n`);
    },
  };
}
