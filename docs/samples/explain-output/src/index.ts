import { plural } from 'word-forms';
import irregular from './irregular.json';

export const count = (number: number, word: string): string =>
  number === 1
    ? `1 ${word}`
    : `${number} ${new Map(irregular).get(word) ?? plural(word)}`;
