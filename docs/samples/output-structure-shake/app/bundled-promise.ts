import { hours } from '../dist/bundled-promise/index.js';

console.log(hours(135));
