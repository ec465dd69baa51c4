import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Rsbuild } from '@rslib/core';

type SplitChunks = Exclude<Rsbuild.RsbuildConfig['splitChunks'], false | undefined>;
type CacheGroup = NonNullable<SplitChunks['cacheGroups']>[string];

/**
 * Packages whose pages load them with scripts of their own. Each has a style sheet, which a page
 * links if it has an element with `data-styles="<name>"`.
 */
const features = ['explorer', 'advisor', 'convert', 'diagrams', 'playground'];

/**
 * Paths, ours and the framework's, whose styles only some pages need. Their components are in the
 * same scripts as everything else, so the framework links their style sheet on all pages; those
 * without `data-styles="<name>"` load it with the scripts.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  text: [
    'packages/(?:facts|glossary|samples)',
    'theme/(?:copy-page|doc-layout|outline|report-problem|sidebar|zoom)',
    'theme/components/(?:DocFooter|LastUpdated|Outline|PrevNextPage|Sidebar)',
    'theme/layout/DocLayout',
  ],
  home: [
    'theme/(?:home|not-found|tool-stack)',
    'theme/styles/vars(?=/home-vars)',
    '@rstack-dev/doc-ui',
  ],
  overview: ['theme/overview', 'theme/components/Overview(?:Group)?'],
  // What scripts add to a page: no page has it at first.
  scripted: ['nprogress'],
};

const cssIn = (folders: readonly string[]) =>
  `[\\\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/](?:.+[\\\\/])?(?!measures)[^\\\\/]+\\.css$`;

/** For each style sheet beside that of all pages, a pattern for the files whose styles it has. */
const sheets: readonly (readonly [name: string, files: string])[] = [
  ...features.map((name) => [name, cssIn([`packages/${name}`])] as const),
  ...Object.entries(parts).map(([name, folders]) => [name, cssIn(folders)] as const),
];

/** One style sheet for all pages, as the framework has it, without what few pages show at once. */
export const splitStyles: SplitChunks = {
  cacheGroups: {
    styles: {
      test: RegExp(`^(?!.*(?:${sheets.map(([, files]) => files).join('|')})).+\\.css$`),
    },
    ...Object.fromEntries(
      sheets.map(([name, files]): [string, CacheGroup] => [
        name,
        { name, test: RegExp(files), chunks: 'all', minSize: 0, priority: 100 },
      ]),
    ),
  },
};

const partLink = RegExp(
  `[ \\t]*<link href="([^"]+/(${Object.keys(parts).join('|')})\\.[\\w.]+\\.css)" rel="stylesheet">\\n?`,
  'g',
);

/**
 * Takes the links to style sheets that a built page does not need at once out of it, and puts those
 * that it needs after the sheet of all pages, whose rules they override, as they do when scripts
 * load them. Returns the page, and the addresses that it does without in the order of the links.
 */
export function deferStyles(html: string): { html: string; deferred: string[] } {
  const deferred: string[] = [];
  const kept: string[] = [];
  const others = html.replace(partLink, (link, url: string, name: string) => {
    if (html.includes(` data-styles="${name}"`)) kept.push(link.trim());
    else deferred.push(url);
    return '';
  });
  return { html: others.replace('</head>', () => `${kept.join('')}</head>`), deferred };
}

/**
 * Returns a function that links the style sheets of the features that a built page shows, which the
 * framework leaves to scripts. `base` is the base path of the site.
 *
 * @throws (the function) when a page shows a feature that has no style sheet in `outDir`
 */
export function linkFeatureStyles(outDir: string, base: string) {
  const folder = 'static/css/async';
  const absolute = path.join(outDir, folder);
  const files = existsSync(absolute) ? readdirSync(absolute) : [];
  return (html: string): string => {
    const names = [...html.matchAll(/ data-styles="([\w-]+)"/g)].map(([, name]) => name);
    const own = [...new Set(names)].filter((name = '') => !(name in parts));
    const links = own.map((name) => {
      const file = files.find((candidate) => candidate.startsWith(`${name}.`));
      if (file) return `<link href="${base}${folder}/${file}" rel="stylesheet">`;
      throw new Error(
        `A page shows "${name}", which has no style sheet in ${folder}. ` +
          'Name the feature in packages/framework/src/split-styles.ts.',
      );
    });
    return html.replace('</head>', () => `${links.join('')}</head>`);
  };
}
