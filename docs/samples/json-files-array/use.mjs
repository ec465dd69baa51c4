import { count } from './dist/esm/index.js';

console.log(count());
