import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Rsbuild } from '@rslib/core';

type SplitChunks = Exclude<Rsbuild.RsbuildConfig['splitChunks'], false | undefined>;

/**
 * Packages with a style sheet of their own. An element of the feature has `data-styles="<name>"`.
 */
const features = ['explorer', 'advisor', 'paste-field', 'convert', 'notes'];

const cssIn = (folders: readonly string[]) =>
  `[\\\\/]packages[\\\\/](?:${folders.join('|')})[\\\\/].+\\.css$`;

/** One style sheet for all pages, as the framework has it, without what few pages show at once. */
export const splitStyles: SplitChunks = {
  cacheGroups: {
    styles: {
      test: RegExp(`^(?!.*${cssIn(features)}).+\\.css$`),
    },
    ...Object.fromEntries(
      features.map((name) => [
        name,
        { name, test: RegExp(cssIn([name])), chunks: 'all', minSize: 0, priority: 100 },
      ]),
    ),
  },
};

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
