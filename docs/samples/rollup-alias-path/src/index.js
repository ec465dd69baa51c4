export { create } from './store.js';
