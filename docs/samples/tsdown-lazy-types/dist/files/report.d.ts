export declare const report: () => string;
