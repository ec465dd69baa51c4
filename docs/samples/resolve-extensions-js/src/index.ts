export { storage } from './storage.js';
export { cache } from './cache.mjs';
