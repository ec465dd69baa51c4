export declare const money: (price: number) => string;
