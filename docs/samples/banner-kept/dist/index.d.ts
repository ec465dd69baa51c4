// by Acme
export declare const gap: number;
