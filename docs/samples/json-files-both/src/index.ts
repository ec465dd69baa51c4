import prices from './prices.json';

export const letters = (count: number): number =>
  count * prices.letter;

export const parcel: number = prices.parcel.small;
