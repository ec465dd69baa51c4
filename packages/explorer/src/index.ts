import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework';
import { expansion } from '@site/pages/expansion';
import { base } from '@site/settings';
import { inputs } from './browser/data/packages.ts';
import { expandExplorer } from './page/expand.ts';
import { addressesOf, publishedFiles } from './page/published.ts';
import { recordFile } from './record/record.ts';

export { explorerFolder } from './record/package-folder.ts';

/**
 * Rspress plugin for `<Explorer state="…" />`: puts the recorded build of a state into pages
 * before the framework compiles them, publishes the states of each input, and gives the browser
 * their addresses as `import.meta.env.SITE_EXPLORER`. Throws where a record cannot be read, and
 * the build fails where a page names a state that does not exist.
 */
export function explorer(): RspressPlugin {
  const files = publishedFiles();
  const SITE_EXPLORER = JSON.stringify(addressesOf(files, base));
  return {
    name: 'site-explorer',
    builderConfig: {
      plugins: [publish(files), expandPages],
      source: { define: { 'import.meta.env.SITE_EXPLORER': SITE_EXPLORER } },
    },
  };
}

function publish(files: ReturnType<typeof publishedFiles>): RsbuildPlugin {
  return {
    name: 'site-explorer-data',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources }) => {
          for (const { path, content } of files)
            compilation.emitAsset(path, new sources.RawSource(content));
        },
      );
    },
  };
}

const expandPages = expansion('site-explorer', ['Explorer'], (context) => {
  for (const input of inputs) context.addDependency(recordFile(input));
  const plain = isMarkdownEdition(context);
  return expandExplorer(context.code, context.resourcePath, plain);
});
