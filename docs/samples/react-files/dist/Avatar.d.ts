export declare const Avatar: ({ name }: {
    name: string;
}) => import("react").JSX.Element;
