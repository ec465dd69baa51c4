export declare const minutes: string;
