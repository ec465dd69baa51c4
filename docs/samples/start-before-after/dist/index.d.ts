/** A share of a whole, as text such as "40%". */
export declare function percent(part: number, whole?: number): string;
