import type { RspressPlugin } from '@rspress/core';
import { expansion } from '@site/pages/expansion';
import { expandNotes, indexNotes } from './page/notes-page.ts';

export { notesBelow } from './page/sample-notes.ts';

/**
 * Rspress plugin that replaces `<Explained id="…" />` with the note of that id, and adds its text
 * to the search index. The build fails for an unknown id.
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

const expandPages = expansion('site-notes', ['Explained'], ({ code, resourcePath }) =>
  expandNotes(code, resourcePath),
);
