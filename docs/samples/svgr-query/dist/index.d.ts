export declare const AddButton: ({ label }: {
    label: string;
}) => import("react").JSX.Element;
