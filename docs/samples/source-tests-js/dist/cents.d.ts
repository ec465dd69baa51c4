export declare const cents: (euros: number) => number;
