export declare const parse: (text: string) => number;
