export declare const plot: (points: number[]) => string;
