export declare const example: {
    kind: "info";
    value: string;
};
