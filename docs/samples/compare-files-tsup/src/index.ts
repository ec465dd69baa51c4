export { length } from './length';
export { weight } from './weight';
