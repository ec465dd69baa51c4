export type Numbers = readonly number[] | undefined;
export declare function sorted(list: Numbers): number[];
