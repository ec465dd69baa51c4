import prices from './prices.json';

export const letter = prices.letter;
