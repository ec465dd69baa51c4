import { createRequire } from 'node:module';
import * as esm from 'kelvin';

const require = createRequire(import.meta.url);
const cjs = require('kelvin');

console.log('ESM:', esm.celsius, esm.unit);
console.log('CJS:', cjs.celsius, cjs.unit);
