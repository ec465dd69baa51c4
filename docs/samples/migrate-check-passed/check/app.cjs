const { note } = require('note-board');

note('info', 'Saved');
