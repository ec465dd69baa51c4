export declare const sun: string;
export declare const sunText: string;
