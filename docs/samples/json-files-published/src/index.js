import prices from './prices.json';

export const cheapest = Math.min(
  prices.letter,
  prices.postcard,
);
