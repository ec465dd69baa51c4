export declare function sum(list: number[]): Promise<number>;
