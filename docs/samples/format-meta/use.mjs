import { createRequire } from 'node:module';
import { basename } from 'node:path';
import * as esm from 'whereabouts';

const require = createRequire(import.meta.url);
const cjs = require('whereabouts');

console.log('ESM:', basename(esm.here));
console.log('CJS:', basename(cjs.here));
