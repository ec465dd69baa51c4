import { warning } from './dist/web/index.js';

console.log(warning('disk is full'));
