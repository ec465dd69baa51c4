import { isUpperHex } from './dist/index.js';

console.log(isUpperHex('F'));
