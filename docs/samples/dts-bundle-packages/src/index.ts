import type { Shade } from 'shades';
import type { Point } from 'points';

export interface Mark {
  at: Point;
  shade: Shade;
}
