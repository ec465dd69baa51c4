import { createRequire } from 'node:module';
import { sum } from 'adder';

const require = createRequire(import.meta.url);

console.log('import:', await sum([1, 2, 3]));
console.log('require:', await require('adder').sum([4, 5]));
