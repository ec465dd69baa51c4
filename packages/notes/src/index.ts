import type { Block } from '@site/pages/blocks';
import { expandNotes } from './page/notes-page.ts';

export { notesBelow } from './page/sample-notes.ts';

/** `<Explained id="…" />`: the note of that id. The build fails for an unknown one. */
export const explainedBlock: Block = {
  tag: 'Explained',
  folder: 'packages/notes',
  expand: ({ code, resourcePath }) => expandNotes(code, resourcePath),
};
