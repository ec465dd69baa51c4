import './warnings.js';
export { note } from './note.js';
export { Notes } from './notes.js';
