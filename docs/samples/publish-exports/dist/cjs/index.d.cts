export declare const format: (cents: number) => string;
