export { seal } from './parts.js';
