import { readFileSync } from 'node:fs';

export const load = (): string =>
  readFileSync('books.txt', 'utf8');
