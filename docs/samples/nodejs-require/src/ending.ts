export { ending } from 'line-ending';
