import { namingBlock } from '@site/mdx/blocks';
import { notes } from '../browser/notes.ts';
import { noteLines } from './notes-page.ts';

export { notesBelow } from './sample-notes.ts';

/** `<Explained id="…" />`: the note of that id. */
export const explainedBlock = namingBlock({
  tag: 'Explained',
  folder: 'packages/notes',
  attribute: 'id',
  noun: 'note',
  why: 'The page can only show notes from docs/shared/notes.',
  known: () => notes.map(({ id }) => id),
  lines: noteLines,
});
