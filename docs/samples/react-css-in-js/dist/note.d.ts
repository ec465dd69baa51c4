export declare function Note({ text }: {
    text: string;
}): import("@emotion/react/jsx-runtime").JSX.Element;
