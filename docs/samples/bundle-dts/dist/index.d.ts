export declare const price: (euros: number) => string;
