import { createRequire } from 'node:module';
import * as esm from 'door-counter';

const require = createRequire(import.meta.url);
const cjs = require('door-counter');

esm.open();
cjs.open();
console.log('ESM:', esm.opened);
console.log('CJS:', cjs.opened);
