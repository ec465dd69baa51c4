import type { RspressPlugin } from '@rspress/core';
import { expansion } from '@site/pages/expansion';
import { expandNotes, indexNotes } from './page/notes-page.ts';

/**
 * Rspress plugin that replaces `<Explained id="…" />` with the note of that id, and adds its text
 * to the search index. The build fails for an unknown id. A page with `<ExplainOutput />`, and no
 * other one, loads that component.
 */
export function notesPage(): RspressPlugin {
  return {
    name: 'site-notes',
    builderConfig: { plugins: [expandPages] },
    async modifySearchIndexData(pages) {
      for (const page of pages) indexNotes(page);
    },
  };
}

const expandPages = expansion(
  'site-notes',
  ['Explained', 'ExplainOutput'],
  ({ code, resourcePath }) => {
    const text = code.includes('<Explained') ? expandNotes(code, resourcePath) : code;
    if (!code.includes('<ExplainOutput />')) return text;
    // At the end, so that no line number changes.
    return `${text}\n\nimport ExplainOutput from '@site/notes/ExplainOutput';\n`;
  },
);
