export { parser } from 'parser';
