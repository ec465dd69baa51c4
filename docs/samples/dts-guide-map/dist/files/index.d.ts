/** A length in metres. */
export declare function metres(feet: number): number;
//# sourceMappingURL=index.d.ts.map