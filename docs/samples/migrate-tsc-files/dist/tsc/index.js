export { kebab } from './kebab.mjs';
export { upper } from './upper.js';
