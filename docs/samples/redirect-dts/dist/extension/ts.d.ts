export declare const ts = 4;
