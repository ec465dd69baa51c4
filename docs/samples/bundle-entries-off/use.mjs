import { createRequire } from 'node:module';
import { down } from 'counter/down';
import { up } from 'counter/up';

up();
console.log('ESM:', down());

const require = createRequire(import.meta.url);
require('counter/up').up();
console.log('CJS:', require('counter/down').down());
