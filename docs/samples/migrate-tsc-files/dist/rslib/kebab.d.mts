export declare const kebab: (text: string) => string;
