import { words } from './words';

export const snake = (text: string) =>
  words(text).join('_');
