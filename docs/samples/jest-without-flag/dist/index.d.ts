/** The number of bytes in a size such as `1.5 GB`. */
export declare function readSize(text: string): number;
