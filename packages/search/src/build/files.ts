import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readTerms } from '@site/glossary/terms';
import { base } from '@site/settings';
import { pack } from '../browser/pack.ts';
import type { IndexEntry, ScopeFiles, SearchFiles } from '../browser/types.ts';
import { readIndexes, type SitePage } from './indexes.ts';
import { packNames } from './names.ts';
import { bundlePanel } from './panel.ts';

/** What search offers before anything is typed, and where nothing was found. */
const popularRoutes = [
  '/guide/start/quick-start',
  '/guide/basic/output-format',
  '/guide/basic/publish',
  '/config/',
  '/guide/faq/errors',
  '/guide/migration/convert',
];

/** The folders of the indexes and of everything else, in the built site. */
const indexFolder = 'static';
const folder = 'static/search';

/**
 * Writes the files of search for the rendered `pages` of the site in `outDir`, in place of the
 * framework's index. Returns the function that names the panel, and the names of its language, in
 * a `<meta>` tag of a page, for `openSearch`, unless the page has no search dialog. It throws where
 * the language of a page has no index.
 */
export async function writeSearch(
  outDir: string,
  pages: readonly SitePage[],
): Promise<(html: string) => string> {
  const scopes: Record<string, ScopeFiles> = {};
  const terms = readTerms();
  await mkdir(path.join(outDir, folder), { recursive: true });
  for (const name of await readdir(path.join(outDir, indexFolder)))
    if (name.startsWith('search_index.')) await rm(path.join(outDir, indexFolder, name));
  const write = async (name: string, content: object) => {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    await writeFile(path.join(outDir, `${name}.${hash}.json`), text);
    return `${base}${name}.${hash}.json`;
  };
  for (const [scope, { entries, hints }] of readIndexes(outDir, pages))
    scopes[scope] = {
      index: await write(`${indexFolder}/search_index.${scope}`, pack(entries, hints)),
      names: await write(`${folder}/names.${scope}`, packNames(entries, terms)),
      popular: popularIn(entries),
    };
  const files: SearchFiles = { base, scopes };
  const panel = base + (await bundlePanel(outDir, folder, files));
  return (html) => {
    const scope = / data-search-dialog="([^"]*)"/.exec(html)?.[1];
    if (scope === undefined) return html;
    const names = scopes[scope]?.names;
    if (!names) throw new Error(`There is no search index for "${scope}".`);
    const meta = `<meta name="search-files" content="${panel} ${names}">`;
    return html.replace('</head>', () => `${meta}</head>`);
  };
}

/** Routes and titles of the popular pages that an index has; other sites may have none of them. */
function popularIn(entries: readonly IndexEntry[]): NonNullable<ScopeFiles['popular']> {
  return popularRoutes.flatMap((route) =>
    entries
      .filter(({ routePath }) => [route, `/zh${route}`].includes(routePath))
      .map(({ routePath, title }) => [routePath, title] as const),
  );
}
