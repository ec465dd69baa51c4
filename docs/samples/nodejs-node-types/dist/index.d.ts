export declare function firstLine(file: string): string;
