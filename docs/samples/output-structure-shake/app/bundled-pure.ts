import { hours } from '../dist/bundled-pure/index.js';

console.log(hours(135));
