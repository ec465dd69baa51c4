export { trim } from './text/trim';
