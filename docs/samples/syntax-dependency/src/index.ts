import { first } from 'first-of';

export const label = (titles: string[]): string =>
  first(titles) ?? 'Untitled';
