export { moon } from './moon';
export { star } from './star';
