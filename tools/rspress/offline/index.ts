import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { base, locales, offlineReading } from '../../../site.ts';
import { bundleWorker } from './bundle.ts';
import texts from './labels.json' with { type: 'json' };

/** So many pages and other files are kept; about 15 MB when all are as large as today's. */
const most = { pages: 60, files: 240 };

/** Value of `lang` of the pages in each language. */
const tags = { en: 'en', zh: 'zh-CN' } as const;

/**
 * Rspress plugin that writes the service worker `sw.js` into the built site: the one that keeps visited pages, or, where reading
 * offline is switched off in site.ts, the one that removes itself and what its predecessor kept. The theme registers it, in
 * production only.
 */
export function offline(): RspressPlugin {
  const production = process.env.NODE_ENV === 'production';
  return {
    name: 'site-offline',
    builderConfig: {
      source: { define: { SITE_OFFLINE: JSON.stringify(offlineReading && production) } },
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const file = path.resolve(config.outDir ?? 'doc_build', 'sw.js');
      await writeFile(file, await serviceWorker(offlineReading));
    },
  };
}

/** The text of the service worker, or of the one that takes its place where reading offline is switched off. */
export function serviceWorker(on: boolean, kept = most): Promise<string> {
  const entry = `theme/offline/worker/${on ? 'index' : 'retire'}.ts`;
  return bundleWorker(entry, {
    base,
    langs: locales.map(({ lang }) => lang),
    texts: Object.fromEntries(locales.map(({ lang }) => [lang, textsIn(lang)])),
    most: kept,
  });
}

function textsIn(lang: keyof typeof tags) {
  return { tag: tags[lang], ...texts[lang] };
}
