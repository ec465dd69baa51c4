export { Shape } from './shape.js';
export { Circle } from './circle.js';
