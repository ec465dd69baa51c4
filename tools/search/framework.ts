import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rslib/core';
import type { Find } from './ours.ts';

const logic = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json')),
  'dist/theme/components/Search/logic/search.js',
);

/**
 * The framework's own search over the same index, as its panel asks it: bundled for Node.js with what it expects of the page,
 * and with the index as the answer to its only request.
 */
export async function frameworkSearch(index: string, lang: string): Promise<Find> {
  const folder = mkdtempSync(path.join(tmpdir(), 'framework-search-'));
  try {
    writeFileSync(
      `${folder}/page-data.js`,
      `export const searchIndexHash = { '###${lang}': '0' };`,
    );
    writeFileSync(
      `${folder}/entry.js`,
      `export { PageSearcher } from ${JSON.stringify(logic)};`,
    );
    await bundle(folder);
    const { PageSearcher } = await import(pathToFileURL(`${folder}/out/main.mjs`).href);
    return await findWith(PageSearcher, index, lang);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Searcher {
  init(): Promise<void>;
  match(query: string): Promise<{ result: { link: string }[] }[]>;
}

async function findWith(
  PageSearcher: new (options: object) => Searcher,
  index: string,
  lang: string,
): Promise<Find> {
  const searcher = new PageSearcher({ currentLang: lang, currentVersion: '' });
  const { fetch } = globalThis;
  globalThis.fetch = async () => new Response(index);
  try {
    await searcher.init();
  } finally {
    globalThis.fetch = fetch;
  }
  return async (query) => {
    const groups = await searcher.match(query);
    const links = groups.flatMap(({ result }) =>
      result.map(({ link }) => link.replace(/#.*/, '')),
    );
    return [...new Set(links)];
  };
}

function bundle(folder: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target: 'node',
    context: folder,
    entry: './entry.js',
    output: {
      path: `${folder}/out`,
      filename: 'main.mjs',
      publicPath: '/',
      module: true,
      library: { type: 'module' },
    },
    resolve: {
      alias: { 'virtual-page-data': `${folder}/page-data.js` },
      modules: ['node_modules', path.resolve('node_modules')],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const wrong =
        error ??
        (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (wrong ? reject(wrong) : resolve()));
    });
  });
}
