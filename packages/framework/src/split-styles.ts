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
export type StyleSheets = Readonly<Record<string, readonly string[]>>;

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

/**
 * A link to the style sheet of components that are in the same scripts as everything else: the
 * framework puts it on all pages. Those of tools with scripts of their own are in `async`.
 */
const partLink =
  /[ \t]*<link href="([^"]+\/css\/(?!styles\.)([\w-]+)\.[\w.]+\.css)" rel="stylesheet">\n?/g;

/** Whether a page has an element that the style sheet `name` is for. */
const shows = (html: string, name: string) =>
  RegExp(` (?:data-styles="${name}"|class="${name})`).test(html);

/**
 * Takes the links to style sheets that a built page does not need at once out of it, and puts those
 * that it needs after the sheet of all pages, whose rules they override, as they do when scripts
 * load them. Returns the page, and the addresses that it does without in the order of the links.
 */
export function deferStyles(html: string): { html: string; deferred: string[] } {
  const deferred: string[] = [];
  const kept: string[] = [];
  const others = html.replace(partLink, (link, url: string, name: string) => {
    if (shows(html, name)) kept.push(link.trim());
    else deferred.push(url);
    return '';
  });
  return { html: others.replace('</head>', () => `${kept.join('')}</head>`), deferred };
}

/**
 * Returns a function that links the style sheets of the blocks that a built page shows, which the
 * framework leaves to their scripts. `base` is the base path of the site.
 *
 * @throws (the function) when a page needs a style sheet that it does not link and that is not in
 * `outDir`
 */
export function linkFeatureStyles(outDir: string, base: string) {
  const folder = 'static/css/async';
  const absolute = path.join(outDir, folder);
  const files = existsSync(absolute) ? readdirSync(absolute) : [];
  const names = files.map((file) => file.slice(0, file.indexOf('.')));
  return (html: string): string => {
    const tools = [...html.matchAll(/ data-styles="([\w-]+)"/g)].map(
      ([, name = '']) => name,
    );
    const linked = [...html.matchAll(partLink)].map(([, , name]) => name);
    const own = [...new Set([...tools, ...names])].filter(
      (name) => !linked.includes(name) && shows(html, name),
    );
    const links = own.map((name) => {
      const file = files.find((candidate) => candidate.startsWith(`${name}.`));
      if (file) return `<link href="${base}${folder}/${file}" rel="stylesheet">`;
      throw new Error(
        `A page shows "${name}", which has no style sheet in ${folder}. ` +
          'Its block in rspress.config.ts has to have `ownStyles: true`.',
      );
    });
    return html.replace('</head>', () => `${links.join('')}</head>`);
  };
}

const anyLink = /<link href="([^"]+\.css)" rel="stylesheet">/g;

/**
 * Returns a function that puts the style sheets that a built page links into its HTML, so that the
 * page is painted without a second request. By `data-href` the framework's scripts know that a sheet
 * is there. `base` is the base path of the site.
 *
 * @throws (the function) when a page links no style sheet, or one that is not in `outDir`
 */
export function inlineStyles(outDir: string, base: string) {
  const textOf = (url: string) =>
    readFileSync(path.join(outDir, url.slice(base.length)), 'utf8');
  return (html: string): string => {
    if (html.search(anyLink) < 0) throw new Error('A page links no style sheet.');
    return html.replace(
      anyLink,
      (_, url: string) => `<style data-href="${url}">${textOf(url)}</style>`,
    );
  };
}
