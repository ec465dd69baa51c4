export type Day = {
    year: number;
    day: number;
};
export declare const today: () => Day;
