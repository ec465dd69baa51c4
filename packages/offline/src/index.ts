import path from 'node:path';
import { createRslib } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { base, locales, offlineReading } from '@site/settings';
import texts from './labels.json' with { type: 'json' };

/**
 * Rspress plugin that writes the service worker `sw.js` into the built site: the one that keeps
 * visited pages or, where reading offline is switched off in packages/settings, the one that removes itself
 * and what its predecessor kept. The theme registers it, in production only.
 */
export function offline(): RspressPlugin {
  const production = process.env.NODE_ENV === 'production';
  return {
    name: 'site-offline',
    builderConfig: {
      source: { define: { SITE_OFFLINE: JSON.stringify(offlineReading && production) } },
    },
    async afterBuild(config, isProd) {
      if (isProd) await buildWorker(config.outDir ?? 'doc_build');
    },
  };
}

async function buildWorker(folder: string): Promise<void> {
  // The first language has no prefix, so it is looked for last.
  const inOrder = locales.map(({ lang }, place) => ({
    prefix: place === 0 ? '' : `${lang}/`,
    ...texts[lang],
  }));
  const settings = { base, texts: inOrder.reverse() };
  const rslib = await createRslib({
    config: {
      logLevel: 'error',
      lib: [{ format: 'iife', syntax: 'es2022', autoExternal: false }],
      source: {
        entry: {
          sw: `packages/offline/src/browser/${offlineReading ? 'worker' : 'retire'}.ts`,
        },
        define: {
          OFFLINE_SETTINGS: JSON.stringify(settings),
          'process.env.NODE_ENV': '"production"',
        },
      },
      output: {
        target: 'web',
        minify: true,
        cleanDistPath: false,
        distPath: path.resolve(folder),
      },
    },
  });
  await rslib.build();
}
