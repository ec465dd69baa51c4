export { answer } from './nowhere.js';
