export declare const wave: string;
