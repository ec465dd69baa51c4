export { explainedBlock } from './page/notes-page.ts';
export { notesBelow } from './page/sample-notes.ts';
