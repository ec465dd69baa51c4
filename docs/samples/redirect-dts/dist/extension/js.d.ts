export declare const js = 5;
