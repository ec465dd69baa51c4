export declare const last: <T>(list: readonly T[]) => T | undefined;
export declare const first: <T>(list: readonly T[]) => T | undefined;
