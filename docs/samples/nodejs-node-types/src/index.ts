import { readFileSync } from 'node:fs';

export function firstLine(file: string): string {
  return readFileSync(file, 'utf8').split('\n')[0] ?? '';
}
