import path from 'node:path';
import { createRslib } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { base, locales, offlineReading } from '@site/settings';
import labels from './labels.json' with { type: 'json' };

/**
 * Rspress plugin that builds the service worker `sw.js`: one that caches visited pages or, if
 * `offlineReading` in packages/settings is `false`, one that removes the caches and itself.
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
  const texts = locales.map(({ lang }, index) => ({
    prefix: index === 0 ? '' : `${lang}/`,
    ...labels[lang],
  }));
  // The empty prefix of the first language matches every page, so it must be last.
  const settings = { base, texts: texts.reverse() };
  const rslib = await createRslib({
    config: {
      logLevel: 'error',
      lib: [{ format: 'iife', syntax: 'es2022', autoExternal: false }],
      source: {
        entry: {
          sw: `packages/offline/src/browser/${offlineReading ? 'worker' : 'unregister'}.ts`,
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
