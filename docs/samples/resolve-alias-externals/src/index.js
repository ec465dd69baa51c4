export { name as direct } from 'dates';
export { name as alias } from 'time';
