export declare function lines(text: string): string[];
