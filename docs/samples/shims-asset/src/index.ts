import { readFileSync } from 'node:fs';

const file = new URL('./text.txt', import.meta.url);

export const text = readFileSync(file, 'utf8').trim();
