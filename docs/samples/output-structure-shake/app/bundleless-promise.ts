import { hours } from '../dist/bundleless-promise/index.js';

console.log(hours(135));
