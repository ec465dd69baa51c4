export declare const doubled: number;
