import type { RspressPlugin } from '@rspress/core';
import { expansion } from '@site/pages/expansion';
import { expandNotes } from './page/notes-page.ts';

export { notesBelow } from './page/sample-notes.ts';

/**
 * Rspress plugin that replaces `<Explained id="…" />` with the note of that id. The build fails for an unknown id.
 */
export function notesPage(): RspressPlugin {
  return {
    name: 'site-notes',
    builderConfig: { plugins: [expandPages] },
  };
}

const expandPages = expansion('site-notes', ['Explained'], ({ code, resourcePath }) =>
  expandNotes(code, resourcePath),
);
