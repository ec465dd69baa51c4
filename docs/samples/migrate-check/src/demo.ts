import { note } from './note';

export const example = note('info', 'Saved');
