export declare const passes: boolean;
