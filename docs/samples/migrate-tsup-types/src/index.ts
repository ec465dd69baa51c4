export { addNote, Note } from './notes';
