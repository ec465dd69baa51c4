export declare const pounds: (kg: number) => number;
