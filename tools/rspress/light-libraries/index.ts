import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * What the framework imports for its readers, and what they get of it: the same functions, as far as this site calls them. A name that is imported and
 * not there fails the build. The build itself, which writes the pages, uses the libraries.
 */
export const lighter: ReadonlyMap<string, string> = new Map([
  ['@unhead/react$', 'theme/head/index.ts'],
  ['@unhead/react/client$', 'theme/head/index.ts'],
  ['@rspress/shared/github-slugger$', 'theme/slug/index.ts'],
]);

/** Rspress plugin that spares readers 10 KiB of libraries, of which they would use a twentieth (decisions/weight.md). */
export function lightLibraries(): RspressPlugin {
  return { name: 'site-light-libraries', builderConfig: { plugins: [aliases] } };
}

const aliases: RsbuildPlugin = {
  name: 'site-light-libraries',
  setup(api) {
    api.modifyBundlerChain((chain, { environment }) => {
      if (environment.name !== 'web') return;
      for (const [name, file] of lighter)
        chain.resolve.alias.set(name, path.resolve(file));
    });
  },
};
