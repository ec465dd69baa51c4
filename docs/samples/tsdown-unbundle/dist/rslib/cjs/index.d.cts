export declare const lastWord: (text: string) => string;
