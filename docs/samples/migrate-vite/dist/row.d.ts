/** A rating from 0 to 5 as a row of stars. */
export declare const starsFor: (value: number) => string;
