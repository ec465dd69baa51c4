export interface StarsProps {
    max?: number;
}
export declare function Stars({ max }: StarsProps): import("react").JSX.Element;
