/** To whole cents. */
export declare function rounded(amount: number): number;
