import type { Grid } from 'grid-types';
import type { Point } from 'point-types';

export function snap(point: Point, grid: Grid): Point {
  const round = (n: number) =>
    Math.round(n / grid.size) * grid.size;
  return { x: round(point.x), y: round(point.y) };
}
