export interface RatingProps {
    /** How many stars are filled. */
    value: number;
    /** How many stars there are. */
    max?: number;
    /** Called with the number of the chosen star. */
    onChange?: (value: number) => void;
}
export declare function Rating(props: RatingProps): import("react").JSX.Element;
