export declare const height: string;
