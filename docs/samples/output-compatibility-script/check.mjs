import { readFileSync } from 'node:fs';
import { parse } from 'acorn';

const code = readFileSync('dist/script/index.js', 'utf8');
parse(code, { ecmaVersion: 5, sourceType: 'script' });
console.log('ES5');
