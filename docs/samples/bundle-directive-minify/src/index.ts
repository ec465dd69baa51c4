export { save } from './save';
