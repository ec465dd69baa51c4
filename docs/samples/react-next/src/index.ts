export { Amount } from './Amount';
export { Price } from './Price';
