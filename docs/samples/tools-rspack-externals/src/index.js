import { readFileSync } from 'node:fs';
import { parse } from 'lib-a';

export const read = (file) => parse(readFileSync(file));
