export declare const free = 0;
