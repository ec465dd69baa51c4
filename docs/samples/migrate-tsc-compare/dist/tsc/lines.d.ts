export declare function linesOf(text: string): string[];
