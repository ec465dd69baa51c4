import { note, start } from 'form-note';

console.log(note.href, start());
