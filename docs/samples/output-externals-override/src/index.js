export { a } from 'first';
export { b } from 'second';
