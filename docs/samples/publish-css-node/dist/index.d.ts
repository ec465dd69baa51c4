/** Writes an amount for people: 1250 becomes `12.50 EUR`. */
export declare function formatPrice(cents: number, currency?: string): string;
/** The same as HTML with a class of the stylesheet. */
export declare function priceTag(cents: number): string;
