export declare const clean: (text: string) => string;
