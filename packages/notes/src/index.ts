import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { expandNotes } from './page/expand.ts';
import { indexNotes } from './page/search.ts';

/**
 * Rspress plugin behind `<Explained id="…" />`: puts a note on a helper into the page that lists
 * them, before the framework compiles it. The build fails for a note that there is not.
 */
export function explain(): RspressPlugin {
  return {
    name: 'site-explain',
    builderConfig: { plugins: [expansion] },
    async modifySearchIndexData(pages) {
      for (const page of pages) indexNotes(page);
    },
  };
}

const expansion: RsbuildPlugin = {
  name: 'site-explain',
  setup(api) {
    api.transform({ test: /\.mdx$/, order: 'pre' }, ({ code, resourcePath }) =>
      code.includes('<Explained') ? expandNotes(code, resourcePath) : code,
    );
  },
};
