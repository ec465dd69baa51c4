import { warning } from './dist/node/index.js';

console.log(warning('disk is full'));
