type List<T> = readonly T[];
export declare const last: <T>(list: List<T>) => T | undefined;
export declare const first: <T>(list: List<T>) => T | undefined;
export {};
