export declare const release: string;
