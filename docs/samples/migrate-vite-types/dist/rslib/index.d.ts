export declare const average: (values: number[]) => string;
