export { default as Bell } from './es/bell.js';
