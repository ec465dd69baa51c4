import { readFileSync } from 'node:fs';

const file = new URL('./welcome.txt', import.meta.url);
const text = readFileSync(file, 'utf8').trim();

export const welcome = (name: string): string =>
  text.replace('{name}', name);
