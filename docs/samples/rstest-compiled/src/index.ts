import { words } from './words';

export function countWords(text: string): number {
  return words(text).length;
}
