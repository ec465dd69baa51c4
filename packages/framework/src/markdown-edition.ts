import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { contract } from './contract.ts';

const environment = 'node_md';

const { met } = contract(
  'markdown-edition.ts',
  `the Markdown edition of the pages is built in an environment of its own, named "${environment}".`,
  { inEveryBuild: true },
);

/** Rspress plugin that looks whether a production build has that environment. */
export function markdownEdition(): RspressPlugin {
  const looking: RsbuildPlugin = {
    name: 'site-markdown-edition',
    setup(api) {
      api.onBeforeBuild(({ environments }) => {
        if (environments[environment]) met();
      });
    },
  };
  return { name: 'site-markdown-edition', builderConfig: { plugins: [looking] } };
}

/** Whether a page is compiled for the Markdown edition, where nothing folds and nothing moves. `context` is that of a transform. */
export function isMarkdownEdition(context: {
  readonly environment: { readonly name: string };
}): boolean {
  return context.environment.name === environment;
}
