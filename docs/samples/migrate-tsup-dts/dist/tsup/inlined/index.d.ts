/* map-move */
import { Grid } from 'grid-types';

interface Point {
  x: number;
  y: number;
}

declare function snap(point: Point, grid: Grid): Point;

export { snap };
/* end */
