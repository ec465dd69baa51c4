export { zones } from '../shared/zones';
