import { draw } from 'old-charts';

export const plot = (points: number[]): string =>
  draw(points, 80);
