export declare const answer: () => number;
