export { closest } from './closest.js';
