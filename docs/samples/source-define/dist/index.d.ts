export declare const version: string;
export declare function add(a: number, b: number): number;
