import { Grid } from 'grid-types';
import { Point } from 'point-types';

declare function snap(point: Point, grid: Grid): Point;

export { snap };
