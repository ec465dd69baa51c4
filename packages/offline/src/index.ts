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
  const notCached = locales.map(({ lang }, index) => ({
    prefix: index === 0 ? '' : `${lang}/`,
    html: notCachedPage(labels[lang]),
  }));
  // The empty prefix of the first language matches every page, so it must be last.
  const settings = { base, notCached: notCached.reverse() };
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

const styles = [
  ':root{color-scheme:light dark}',
  'body{max-width:40rem;margin:12vh auto;padding:0 24px;font:16px/1.6 system-ui,sans-serif}',
  'a{display:inline-block;padding:10px 0}h2:has(+ul:empty){display:none}',
].join('');

/** Says that a page is not cached; the worker fills in the list of those that are. */
function notCachedPage({
  tag,
  title,
  text,
  retry,
  cached,
}: (typeof labels)['en']): string {
  return [
    `<!doctype html><html lang="${tag}"><meta name="viewport" content="width=device-width">`,
    `<title>${title}</title><style>${styles}</style>`,
    `<main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p>`,
    `<h2>${cached}</h2><ul><!--list--></ul></main></html>`,
  ].join('');
}
