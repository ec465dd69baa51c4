export declare const tag: (price: number) => string;
