import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { expandNotes, indexNotes } from './page/notes-page.ts';

/**
 * Rspress plugin that replaces `<Explained id="…" />` with the note of that id, and adds its text
 * to the search index. The build fails for an unknown id. A page with `<ExplainOutput />`, and no
 * other one, loads that component.
 */
export function notesPage(): RspressPlugin {
  return {
    name: 'site-notes',
    builderConfig: { plugins: [expansion] },
    async modifySearchIndexData(pages) {
      for (const page of pages) indexNotes(page);
    },
  };
}

const expansion: RsbuildPlugin = {
  name: 'site-notes',
  setup(api) {
    api.transform({ test: /\.mdx$/, order: 'pre' }, ({ code, resourcePath }) => {
      const text = code.includes('<Explained') ? expandNotes(code, resourcePath) : code;
      if (!code.includes('<ExplainOutput />')) return text;
      // At the end, so that no line number changes.
      return `${text}\n\nimport ExplainOutput from '@site/notes/ExplainOutput';\n`;
    });
  },
};
