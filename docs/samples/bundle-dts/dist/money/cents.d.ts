export declare const toCents: (euros: number) => number;
