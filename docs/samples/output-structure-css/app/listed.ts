import { badge } from '../dist/listed/index.js';

console.log(badge('new'));
