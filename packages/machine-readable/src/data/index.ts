import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readSources } from '@site/facts/sources';
import { samplesFolder } from '@site/samples/build/sample';
import { base, locales, origin } from '@site/settings';
import { type SitePage, sitePage } from '../site-page.ts';
import { optionsData, type Texts } from './options.ts';
import { samplesData } from './samples.ts';

/** What the options are for; the overview of the configuration shows the same file. */
const purposesFile = path.resolve('theme/overview/data/purposes.json');

/**
 * Rspress plugin that publishes what the site knows as data for programs: options.json and samples.json. Their schemas lie beside them,
 * in docs/public. Later versions of the site may add fields; one that changes or removes a field raises `schemaVersion`.
 */
export function data(): RspressPlugin {
  const pages = new Map<string, SitePage>();
  return {
    name: 'site-data',
    extendPageData(one) {
      const page = sitePage(one);
      if (page && page.lang === locales[0].lang) pages.set(page.routePath, page);
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const folder = path.resolve(config.outDir ?? 'doc_build');
      const root = { url: origin + base, base };
      const sources = readSources();
      const purposes: Record<string, Texts> = JSON.parse(
        readFileSync(purposesFile, 'utf8'),
      );
      const options = optionsData(sources, purposes, root);
      const showing = [...pages.values()].map(({ routePath, source }) => ({
        route: routePath,
        source,
      }));
      const samples = samplesData(samplesFolder, showing, options.version, root);
      await mkdir(folder, { recursive: true });
      await writeFile(`${folder}/options.json`, `${JSON.stringify(options)}\n`);
      await writeFile(`${folder}/samples.json`, `${JSON.stringify(samples)}\n`);
    },
  };
}
