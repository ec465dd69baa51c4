import { createRequire } from 'node:module';
import { label } from 'size-label';

const require = createRequire(import.meta.url);
const other = require('size-label').label;

console.log('the same function:', label === other);
