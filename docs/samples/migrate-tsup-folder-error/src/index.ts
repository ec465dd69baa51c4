import { last } from './parts/last';

export const lastWord = (text: string) =>
  last(text.split(' '));
