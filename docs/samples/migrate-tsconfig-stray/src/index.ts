import { clean } from './clean';

/** A title as a part of an address. */
export const slug = (title: string): string =>
  clean(title).split(' ').join('-');
