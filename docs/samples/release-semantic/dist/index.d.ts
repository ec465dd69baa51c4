/** Writes an amount: 1250 becomes `12.50 EUR`. */
export declare function formatPrice(cents: number, currency?: string): string;
