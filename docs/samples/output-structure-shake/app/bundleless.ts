import { hours } from '../dist/bundleless/index.js';

console.log(hours(135));
