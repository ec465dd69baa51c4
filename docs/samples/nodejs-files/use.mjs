import { createRequire } from 'node:module';
import * as esm from 'letters';

const require = createRequire(import.meta.url);
const cjs = require('letters');

console.log(esm.letter('welcome', 'en', 'Ada'));
console.log(cjs.letter('goodbye', 'fr', 'Ada'));
