export declare const tax: (net: number) => number;
