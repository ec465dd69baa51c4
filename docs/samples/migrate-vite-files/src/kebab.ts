import { words } from './words';

export const kebab = (text: string) =>
  words(text).join('-');
