export { limit } from '../shared/limit';
