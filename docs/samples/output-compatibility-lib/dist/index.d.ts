export declare const last: (seats: number[]) => number;
