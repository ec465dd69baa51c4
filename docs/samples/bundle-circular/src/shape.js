import { Circle } from './circle.js';

export class Shape {
  static circle = () => new Circle();
}
