export declare function longest(text: string): number;
