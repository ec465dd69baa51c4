import prices from './prices.json';

export const price = (kind) => prices[kind];
