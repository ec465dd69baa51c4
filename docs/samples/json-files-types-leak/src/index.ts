import data from './prices.json';

export { default as prices } from './prices.json';

export const copy = data;
