export { seal } from './parts';
