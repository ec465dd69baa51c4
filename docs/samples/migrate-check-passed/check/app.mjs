import { note } from 'note-board';

note('info', 'Saved');
