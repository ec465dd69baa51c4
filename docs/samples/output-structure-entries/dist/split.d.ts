export declare function split(minutes: number): {
    hours: number;
    rest: number;
};
