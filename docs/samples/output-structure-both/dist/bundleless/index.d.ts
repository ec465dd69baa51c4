export { spell } from './spell.js';
export type { Unit } from './types.js';
