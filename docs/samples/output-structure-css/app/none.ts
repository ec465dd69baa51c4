import { badge } from '../dist/none/index.js';

console.log(badge('new'));
