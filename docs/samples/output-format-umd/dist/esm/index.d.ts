export declare function badge(bytes: number): string;
