export { length } from './length.js';
export { weight } from './weight/index.js';
import './number/round.js';
