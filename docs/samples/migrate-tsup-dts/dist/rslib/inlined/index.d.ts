/* map-move */
declare interface Grid {
    size: number;
}

declare interface Point {
    x: number;
    y: number;
}

export declare function snap(point: Point, grid: Grid): Point;

export { }

/* end */
