export interface PriceTagProps {
    /** Price without tax, in cents. */
    cents: number;
    /** Tax in percent. */
    tax: number;
}
/** A price. A click shows it with tax. */
export declare function PriceTag({ cents, tax }: PriceTagProps): import("react").JSX.Element;
