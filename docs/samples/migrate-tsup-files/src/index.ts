export { count } from './lib/count';
