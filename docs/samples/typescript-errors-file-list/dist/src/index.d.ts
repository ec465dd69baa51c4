export { zones } from '../shared/zones.js';
