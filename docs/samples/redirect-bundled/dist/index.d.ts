export { folder } from './folder/index.js';
export { alias } from '@/alias';
export { none } from './none.js';
export { ts } from './ts.js';
export { js } from './js.js';
