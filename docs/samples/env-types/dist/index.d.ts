export declare const api: string;
