export { load } from 'load-any';
