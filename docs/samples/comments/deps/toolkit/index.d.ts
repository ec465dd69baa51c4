export declare const create: (text: string) => string;
