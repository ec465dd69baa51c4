export { spell } from './spell';
export type { Unit } from './types';
