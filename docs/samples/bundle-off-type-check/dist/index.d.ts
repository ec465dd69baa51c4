export { Price } from './types.js';
