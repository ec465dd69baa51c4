export { closest } from './closest.cjs';
export type { Match } from './closest.cjs';
