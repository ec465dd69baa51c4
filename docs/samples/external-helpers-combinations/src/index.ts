export { Box } from './box';
export { Shelf } from './shelf';
