export { Circle } from './circle.js';
export { Shape } from './shape.js';
