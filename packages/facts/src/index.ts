import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { optionSummaries } from './overview.ts';
import { expandFacts } from './page/expand.ts';
import { indexFacts } from './page/search.ts';
import { readSources, sourceFiles } from './page/sources.ts';

export { figures } from './figures.ts';
export { shortCommands } from './short-commands.ts';

const components = [
  'packages/facts/src/browser/OptionCard.tsx',
  'packages/facts/src/browser/CliFlags.tsx',
];

/**
 * Rspress plugin for `<Option name="…" />` and `<CliReference command="…" />`. Expands them to what
 * the installed tool says about an option or a command before the framework compiles the page, so
 * that it is readable without scripts, indexed and in the Markdown edition. The build fails if a
 * page asks for what the tool does not have. Types and defaults for the overview of the
 * configuration are the module `virtual-option-summaries`.
 */
export function facts(): RspressPlugin {
  return {
    name: 'site-facts',
    markdown: { globalComponents: components.map((file) => path.resolve(file)) },
    builderConfig: { plugins: [expansion] },
    addRuntimeModules: () => ({
      'virtual-option-summaries': `export default ${JSON.stringify(optionSummaries(readSources()))};`,
    }),
    modifySearchIndexData(pages, isProd) {
      // Slower than everything else that the dev server does before its first page.
      if (!isProd) return;
      for (const page of pages) indexFacts(page);
    },
  };
}

const expansion: RsbuildPlugin = {
  name: 'site-facts',
  setup(api) {
    api.transform({ test: /\.mdx$/, order: 'pre' }, (context) => {
      if (!/<(Option|CliReference)\b/.test(context.code)) return context.code;
      for (const file of sourceFiles) context.addDependency(file);
      return expandFacts(context.code, context.resourcePath, readSources());
    });
  },
};
