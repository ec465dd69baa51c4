import { longest } from './dist/esm/index.js';

console.log(longest('one\nthree'));
