export { badge } from './badge';
