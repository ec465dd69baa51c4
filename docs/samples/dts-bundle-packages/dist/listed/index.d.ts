import type { Shade } from 'shades';

export declare interface Mark {
    at: Point;
    shade: Shade;
}

declare interface Point {
    x: number;
    y: number;
}

export { }
