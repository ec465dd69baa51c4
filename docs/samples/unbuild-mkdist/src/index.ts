'use client';

import { last } from './parts/last';

export const lastWord = (text: string): string =>
  last(text.split(' ')) ?? '';

export { first } from './parts/last';
