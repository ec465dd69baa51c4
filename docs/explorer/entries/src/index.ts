export { format } from './format';
export { parse } from './parse';
export type { Unit } from './units';
