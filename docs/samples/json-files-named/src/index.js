import { letter } from './prices.json';

export const letters = (count) => count * letter;
