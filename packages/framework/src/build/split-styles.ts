import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rsbuild } from '@rslib/core';

type SplitChunks = Exclude<Rsbuild.RsbuildConfig['splitChunks'], false | undefined>;
type CacheGroup = NonNullable<SplitChunks['cacheGroups']>[string];

/**
 * Paths, ours and the framework's, whose styles only some pages need, by the name of the style sheet
 * that has them. A page needs it at once if it has an element with `data-styles="<name>"` or with a
 * class that begins with the name. What ends a path may be a pattern.
 */
type StyleSheets = Readonly<Record<string, readonly string[]>>;

const cssIn = (folders: readonly string[]) =>
  `[\\\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/](?:.+[\\\\/])?[^\\\\/]+\\.css$`;

/** The type of the modules that hold what a style sheet says; its class names are in scripts. */
const type = 'css/mini-extract';

/** One style sheet for all pages, as the framework has it, and one for each name in `lists`. */
export function splitStyles(...lists: readonly StyleSheets[]): SplitChunks {
  const names = [...new Set(lists.flatMap(Object.keys))];
  const sheets = names.map(
    (name) => [name, cssIn(lists.flatMap((list) => list[name] ?? []))] as const,
  );
  const others = sheets.map(([, files]) => files).join('|');
  return {
    cacheGroups: {
      styles: { type, test: RegExp(`^(?!.*(?:${others})).+\\.css$`) },
      ...Object.fromEntries(
        sheets.map(([name, files]): [string, CacheGroup] => [
          name,
          { name, type, test: RegExp(files), chunks: 'all', minSize: 0, priority: 100 },
        ]),
      ),
    },
  };
}

const link = /[ \t]*<link href="([^"]+\.css)" rel="stylesheet">\n?/g;

const nameOf = (url: string) => path.basename(url).replace(/\..*/, '');

/** Whether a page has an element that the style sheet `name` is for. */
const shows = (html: string, name: string) =>
  RegExp(` (?:data-styles="${name}"|class="${name})`).test(html);

/**
 * Returns a function that puts the style sheets that a built page needs at once into its HTML, so
 * that it is painted without a second request: that of all pages, and those for what it shows, whose
 * rules override it. By `data-href` the framework's scripts know that a sheet is there. Sheets of
 * tools with scripts of their own are in `async`, and no page links them. The function also returns
 * the addresses of the links that the page does without. `base` is the base path of the site.
 *
 * @throws (the function) when a page links no style sheet, or shows what has none in `outDir`
 */
export function inlineStyles(outDir: string, base: string) {
  const folder = 'static/css/async';
  const absolute = path.join(outDir, folder);
  const files = existsSync(absolute) ? readdirSync(absolute) : [];
  const ofTools = files.map((file) => `${base}${folder}/${file}`);
  const textOf = (url: string) =>
    readFileSync(path.join(outDir, url.slice(base.length)), 'utf8');
  return (page: string): { html: string; deferred: string[] } => {
    const linked = [...page.matchAll(link)].map(([, url = '']) => url);
    if (linked.length === 0) throw new Error('A page links no style sheet.');
    const ofAllPages = linked.filter((url) => nameOf(url) === 'styles');
    const ofThisPage = [...ofTools, ...linked].filter((url) => shows(page, nameOf(url)));
    const needed = [...new Set([...ofAllPages, ...ofThisPage])];
    for (const [, name] of page.matchAll(/ data-styles="([\w-]+)"/g))
      if (!needed.some((url) => nameOf(url) === name))
        throw new Error(
          `A page shows "${name}", which has no style sheet in ${folder}. ` +
            'Its block in blocks.ts has to have `ownStyles: true`.',
        );
    const styles = needed.map(
      (url) => `<style data-href="${url}">${textOf(url)}</style>`,
    );
    return {
      html: page.replace(link, '').replace('</head>', () => `${styles.join('')}</head>`),
      deferred: linked.filter((url) => !needed.includes(url)),
    };
  };
}
