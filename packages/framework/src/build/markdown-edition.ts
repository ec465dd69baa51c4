import type { RsbuildPlugin } from '@rslib/core';
import { contract } from './contract.ts';

const name = 'node_md';

const { expect, meet } = contract(
  'markdown-edition.ts',
  `the Markdown edition of the pages is built in an environment named "${name}".`,
);

/** Rsbuild plugin that looks for that environment in production builds. */
export const markdownEnvironment: RsbuildPlugin = {
  name: 'site-markdown-environment',
  setup(api) {
    api.onBeforeBuild(({ environments }) => {
      expect();
      if (environments[name]) meet();
    });
  },
};

/** Whether a transform compiles a page for its Markdown edition, without anything interactive. */
export function isMarkdownEdition(context: {
  readonly environment: { readonly name: string };
}): boolean {
  return context.environment.name === name;
}
