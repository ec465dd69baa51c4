import './rating.scss';
export declare function Rating({ value }: {
    value: number;
}): import("react").JSX.Element;
