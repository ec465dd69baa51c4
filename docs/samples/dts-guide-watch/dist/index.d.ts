export declare const metres: (feet: number) => number;
