import { greeting } from './dist/index.js';

console.log(greeting);
