export declare const zones: string[];
