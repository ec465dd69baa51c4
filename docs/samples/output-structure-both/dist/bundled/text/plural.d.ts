export declare function plural(count: number, noun: string): string;
/** Nobody calls this one. */
export declare function upper(noun: string): string;
