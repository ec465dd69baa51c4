import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { expandFacts } from './page/expand.ts';
import { indexFacts } from './page/search.ts';
import { readSources, sourceFiles } from './page/sources.ts';

const components = [
  'packages/facts/src/browser/OptionCard.tsx',
  'packages/facts/src/browser/CliFlags.tsx',
];

/**
 * Rspress plugin behind `<Option name="…" />` and `<CliReference command="…" />`: puts what the
 * installed tool says of an option or a command into pages before the framework compiles them, so
 * that it is readable without scripts, indexed, and written to the Markdown edition. The build
 * fails where a page asks for what the tool does not have.
 */
export function facts(): RspressPlugin {
  return {
    name: 'site-facts',
    markdown: { globalComponents: components.map((file) => path.resolve(file)) },
    builderConfig: { plugins: [expansion] },
    modifySearchIndexData(pages, isProd) {
      // It takes longer than all else that the dev server has to do before its first page.
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
