import * as prices from './prices.json';

export const letters = (count) => count * prices.letter;
