export { length } from './length.js';
export { weight } from './weight/index.js';
