export declare function upper(noun: string): string;
