export { kebab } from './kebab';
export { snake } from './snake';
