/** JSDoc of label */
export declare const label: string;
export declare function make(text: string): string;
export declare const words: () => Promise<unknown>;
export declare const theme: (url: string) => Promise<unknown>;
