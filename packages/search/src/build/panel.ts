import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rsbuild } from '@rslib/core';
import { base, searchService } from '@site/settings';
import { newIssue } from '@site/settings/new-issue';
import type { IndexFile, ScopeFiles, SearchFiles } from '../browser/types.ts';
import { packNames } from './names.ts';
import { popularPagesIn } from './popular.ts';
import { readSynonyms, readTerms } from './synonyms.ts';

/** FlexSearch's smallest build: it has all that the engine uses, in a fourth of the size. */
const flexsearchLight = path.resolve(
  'node_modules/flexsearch/dist/flexsearch.light.module.min.js',
);

/** What compiling the panel and the engine takes. */
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

/** The folder of the panel and the names, in the built site. */
const folder = 'static/search';

const builds = new Map<string, Promise<{ panel: string; files: SearchFiles }>>();

/**
 * Names the panel and the names of its language in a `<meta>` tag of a built page, for
 * `openSearch`, unless the page has no search dialog. The first page of a site in `outDir` builds
 * them.
 *
 * @throws when the language of the page has no index
 */
export async function linkSearch(html: string, outDir: string): Promise<string> {
  const scope = / data-search-dialog="([^"]*)"/.exec(html)?.[1];
  if (scope === undefined) return html;
  const build = builds.get(outDir) ?? buildPanel(outDir);
  builds.set(outDir, build);
  const { panel, files } = await build;
  const names = files.scopes[scope]?.names;
  if (!names) throw new Error(`There is no search index for "${scope}".`);
  const meta = `<meta name="search-files" content="${panel} ${names}">`;
  return html.replace('</head>', () => `${meta}</head>`);
}

/** Writes the names of each index, then the panel, which knows the addresses of both. */
async function buildPanel(outDir: string) {
  const scopes: Record<string, ScopeFiles> = {};
  const terms = readTerms();
  await mkdir(path.join(outDir, folder), { recursive: true });
  for (const name of await readdir(path.join(outDir, 'static'))) {
    const [, scope] = /^search_index\.(.+)\.[0-9a-f]{8}\.json$/.exec(name) ?? [];
    if (scope === undefined) continue;
    const text = await readFile(path.join(outDir, 'static', name), 'utf8');
    const [index]: IndexFile = JSON.parse(text);
    const names = JSON.stringify(packNames(index, terms));
    const hash = createHash('sha256').update(names).digest('hex').slice(0, 8);
    const file = `${folder}/names.${scope}.${hash}.json`;
    await writeFile(path.join(outDir, file), names);
    scopes[scope] = {
      index: `${base}static/${name}`,
      names: base + file,
      popular: popularPagesIn(index),
    };
  }
  const files: SearchFiles = { base, reports: `${newIssue}&title=`, scopes };
  await bundle(outDir, files);
  const written = await readdir(path.join(outDir, folder));
  const panel = written.find((name) => /^panel\..+\.js$/.test(name));
  return { panel: `${base}${folder}/${panel}`, files };
}

async function bundle(outDir: string, files: SearchFiles): Promise<void> {
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
}
