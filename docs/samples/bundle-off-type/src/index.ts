export { Price } from './types';
