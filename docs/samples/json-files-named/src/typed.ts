import { letter } from './prices.json';

export const letters = (count: number): number =>
  count * letter;
