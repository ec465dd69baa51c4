export declare const stop: (line: number) => string;
