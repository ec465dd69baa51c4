import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Rsbuild } from '@rslib/core';

type SplitChunks = Exclude<Rsbuild.RsbuildConfig['splitChunks'], false | undefined>;

/** Packages whose styles are files of their own. Pages that show such a feature say `data-styles="<name>"`. */
const features = { explorer: 'explorer', advisor: 'advisor' };

/** What opens on demand and brings its styles along. */
const onDemand = ['search[\\\\/]src[\\\\/]browser[\\\\/]dialog'];

const stylesIn = (folders: readonly string[]) =>
  `[\\\\/]packages[\\\\/](?:${folders.join('|')})[\\\\/].+\\.css$`;

/**
 * How style sheets are put together: one for all pages, as the framework does, but for features that few
 * pages have and for what opens on demand.
 */
export const splitStyles: SplitChunks = {
  cacheGroups: {
    styles: {
      test: RegExp(
        `^(?!.*${stylesIn([...Object.values(features), ...onDemand])}).+\\.css$`,
      ),
    },
    ...Object.fromEntries(
      Object.entries(features).map(([name, folder]) => [
        name,
        {
          name,
          test: RegExp(stylesIn([folder])),
          chunks: 'all',
          minSize: 0,
          priority: 100,
        },
      ]),
    ),
  },
};

/**
 * Gives the function that links the styles of the features that a built page shows, which the framework
 * leaves to scripts. `base` is the base path of the site.
 *
 * @throws (the function) when a page shows a feature that has no style sheet in `outDir`
 */
export function featureStyles(outDir: string, base: string): (html: string) => string {
  const folder = 'static/css/async';
  const files = existing(path.join(outDir, folder));
  return (html) => {
    const names = [...html.matchAll(/ data-styles="([\w-]+)"/g)].map(([, name]) => name);
    const links = [...new Set(names)].map((name) => {
      const file = files.find((one) => one.startsWith(`${name}.`));
      if (file) return `<link href="${base}${folder}/${file}" rel="stylesheet">`;
      throw new Error(
        `A page shows "${name}", of which ${folder} has no style sheet. Name the feature in packages/framework/src/split-styles.ts.`,
      );
    });
    return html.replace('</head>', () => `${links.join('')}</head>`);
  };
}

function existing(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
