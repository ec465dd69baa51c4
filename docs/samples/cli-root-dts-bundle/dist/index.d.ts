export declare const width: number;

export { }
