export { size } from './size';
