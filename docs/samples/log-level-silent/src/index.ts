export { add } from './missing';
