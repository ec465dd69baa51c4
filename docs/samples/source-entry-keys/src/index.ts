export { star } from './shapes/star';
