export declare const alias = 2;
