export declare function plural(count: number, noun: string): string;
