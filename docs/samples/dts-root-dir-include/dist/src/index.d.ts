export declare const gap: number;
