import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework';
import { base } from '@site/settings';
import { inputs } from './browser/data/toggles.ts';
import { expandExplorer } from './page/expand.ts';
import { addressesOf, publishedFiles } from './page/published.ts';
import { recordFile } from './record/places.ts';

/**
 * Rspress plugin behind `<Explorer state="…" />`: puts what is on record of a state into pages before the framework
 * compiles them, publishes the states of each input as a file with a hash in its name, and tells the theme
 * the addresses as `import.meta.env.SITE_EXPLORER`. The build fails where a page names a state that does not exist.
 */
export function explorer(): RspressPlugin {
  const files = publishedFiles();
  return {
    name: 'site-explorer',
    builderConfig: {
      plugins: [publishing(files), expansion],
      source: {
        define: {
          'import.meta.env.SITE_EXPLORER': JSON.stringify(addressesOf(files, base)),
        },
      },
    },
  };
}

function publishing(files: ReturnType<typeof publishedFiles>): RsbuildPlugin {
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

const expansion: RsbuildPlugin = {
  name: 'site-explorer',
  setup(api) {
    api.transform({ test: /\.mdx$/, order: 'pre' }, (context) => {
      if (!/<Explorer\b/.test(context.code)) return context.code;
      for (const input of inputs) context.addDependency(recordFile(input));
      const plain = isMarkdownEdition(context);
      return expandExplorer(context.code, context.resourcePath, plain);
    });
  },
};
