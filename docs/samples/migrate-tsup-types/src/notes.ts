export * from './types';

export const addNote = (notes: string[], text: string) => [
  ...notes,
  text,
];
