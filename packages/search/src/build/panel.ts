import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { rsbuild } from '@rslib/core';
import { base, searchService } from '@site/settings';
import type { SearchFiles } from '../browser/types.ts';
import { readSynonyms } from './synonyms.ts';

/** FlexSearch's smallest build: it has all that the engine uses, in a fourth of the size. */
const flexsearchLight = path.resolve(
  'node_modules/flexsearch/dist/flexsearch.light.module.min.js',
);

/** What compiling search takes. */
export function bundling() {
  return {
    resolve: { alias: { flexsearch$: flexsearchLight } },
    source: {
      define: {
        SITE_SEARCH_SERVICE: JSON.stringify(searchService ?? null),
        SITE_SEARCH_SYNONYMS: JSON.stringify(readSynonyms()),
      },
    },
  };
}

/**
 * Builds the panel and the engine, without React, into `folder` of the site in `outDir`. Returns
 * the path of the panel in the site.
 */
export async function bundlePanel(
  outDir: string,
  folder: string,
  files: SearchFiles,
): Promise<string> {
  const { resolve, source } = bundling();
  const build = await rsbuild.createRsbuild({
    rsbuildConfig: {
      mode: 'production',
      logLevel: 'error',
      resolve,
      source: {
        entry: { panel: path.resolve('packages/search/src/browser/panel/main.ts') },
        define: { ...source.define, SEARCH_FILES: JSON.stringify(files) },
      },
      output: {
        assetPrefix: base,
        cleanDistPath: false,
        distPath: { root: outDir, js: folder, jsAsync: folder },
        legalComments: 'none',
      },
      splitChunks: false,
      tools: {
        htmlPlugin: false,
        // Pages have two runtimes; with the name of the framework's they would share modules.
        rspack: { output: { uniqueName: 'site-search' } },
      },
    },
  });
  const { close } = await build.build();
  await close();
  const written = await readdir(path.join(outDir, folder));
  return `${folder}/${written.find((name) => /^panel\..+\.js$/.test(name))}`;
}
