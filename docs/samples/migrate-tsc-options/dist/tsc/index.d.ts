export declare class Field {
    #private;
    constructor(name?: string);
    get label(): string;
}
//# sourceMappingURL=index.d.ts.map