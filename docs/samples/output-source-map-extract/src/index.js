export { add } from 'adder';
