export { closest } from './closest.js';
export type { Match } from './closest.js';
