/** The page that lists all notes, without language; the id of a note is an anchor on it. */
export const notesRoute = '/guide/basic/explain-output';
