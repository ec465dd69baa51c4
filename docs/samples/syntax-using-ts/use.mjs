import { readFileSync } from 'node:fs';

const output = readFileSync('dist/index.js', 'utf8');
console.log('using in it:', /\busing\b/.test(output));
console.log('bytes:', output.length);
