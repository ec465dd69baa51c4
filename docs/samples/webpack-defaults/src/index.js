import { note } from 'note-core';
import { sort } from 'note-sort';

export class NotePile {
  notes = [note('first')];
  add(text) {
    this.notes = sort([...this.notes, note(text)]);
    return this.notes.at(-1)?.text;
  }
}
