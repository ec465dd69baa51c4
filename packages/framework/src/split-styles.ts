import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Rsbuild } from '@rslib/core';

type SplitChunks = Exclude<Rsbuild.RsbuildConfig['splitChunks'], false | undefined>;
type CacheGroup = NonNullable<SplitChunks['cacheGroups']>[string];

/**
 * Packages with a style sheet of their own. An element of the feature has `data-styles="<name>"`.
 */
const features = ['explorer', 'advisor', 'paste-field', 'convert', 'notes'];

/** Paths, ours and the framework's, of what only pages of text show. */
const textParts = [
  'packages/(?:facts|glossary|samples)',
  'theme/(?:copy-page|doc-layout|outline|report-problem|sidebar|zoom)',
  'theme/components/(?:DocFooter|LastUpdated|Outline|PrevNextPage|Sidebar)',
  'theme/layout/DocLayout',
];

const cssIn = (folders: readonly string[]) =>
  `[\\\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/](?:.+[\\\\/])?(?!measures)[^\\\\/]+\\.css$`;
const cssOf = (name: string) => cssIn([`packages/${name}`]);

const group = (name: string, test: string): CacheGroup => ({
  name,
  test: RegExp(test),
  chunks: 'all',
  minSize: 0,
  priority: 100,
});

/**
 * One style sheet for all pages, as the framework has it, without what few pages show at once: a
 * sheet for each feature, and one for pages of text, which have an element with `data-text`.
 */
export const splitStyles: SplitChunks = {
  cacheGroups: {
    styles: {
      test: RegExp(
        `^(?!.*(?:${[...features.map(cssOf), cssIn(textParts)].join('|')})).+\\.css$`,
      ),
    },
    text: group('text', cssIn(textParts)),
    ...Object.fromEntries(features.map((name) => [name, group(name, cssOf(name))])),
  },
};

/** The link to the style sheet for pages of text. */
export const textStyles =
  /[ \t]*<link href="([^"]+\/text\.[\w.]+\.css)" rel="stylesheet">\n?/g;

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
    const links = [...new Set(names)].map((name) => {
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
