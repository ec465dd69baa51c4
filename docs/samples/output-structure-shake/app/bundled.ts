import { hours } from '../dist/bundled/index.js';

console.log(hours(135));
