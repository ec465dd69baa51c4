export declare const tag: (version: string) => string;
