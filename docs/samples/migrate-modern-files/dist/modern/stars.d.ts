export declare const stars: (value: number) => string;
