export { folder } from './folder';
export { alias } from '@/alias';
export { none } from './none';
export { ts } from './ts.ts';
export { js } from './js.js';
