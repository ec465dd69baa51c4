export declare const folder = 1;
