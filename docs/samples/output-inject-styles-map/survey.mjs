import { readFileSync } from 'node:fs';

const text = readFileSync('dist/index.js', 'utf8');
console.log('teal:', text.split('teal').length - 1);
console.log('maps:', text.split('sourceMappingURL').length - 1);
