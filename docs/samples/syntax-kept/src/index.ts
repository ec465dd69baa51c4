export const books = await fetch('/books');

export const last = (list: string[]): string =>
  list.at(-1) ?? 'Untitled';

export const year = /\d{4}/d;

export const letter = /[a-z--q]/v;
