import type { Grid } from 'grid-types';

declare interface Point {
    x: number;
    y: number;
}

export declare function snap(point: Point, grid: Grid): Point;

export { }
