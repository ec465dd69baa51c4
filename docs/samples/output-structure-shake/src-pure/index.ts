export { hours } from './hours';
export { holidays } from './holidays';
