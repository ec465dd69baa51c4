export declare function Badge({ text }: {
    text: string;
}): import("@emotion/react/jsx-runtime").JSX.Element;
