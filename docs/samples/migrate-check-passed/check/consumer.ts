import { note } from 'note-board';

note('info', 'Saved');
note('warning', { text: 'Almost full' });
