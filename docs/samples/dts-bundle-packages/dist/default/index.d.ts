import type { Point } from 'points';

export declare interface Mark {
    at: Point;
    shade: Shade;
}

declare type Shade = 'light' | 'dark';

export { }
