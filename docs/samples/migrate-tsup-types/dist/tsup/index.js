// src/notes.ts
var addNote = (notes, text) => [
  ...notes,
  text
];
export {
  addNote
};
