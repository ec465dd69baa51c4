/** Makes a note. */
export declare function note<Kind extends keyof Notes>(kind: Kind, value: Notes[Kind]): {
    kind: Kind;
    value: Notes[Kind];
};

/** What a note of each kind holds. */
export declare interface Notes {
    info: string;
    warning: {
        text: string;
    };
}

export { }
