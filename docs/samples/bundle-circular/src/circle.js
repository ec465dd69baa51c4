import { Shape } from './shape.js';

export class Circle extends Shape {}
