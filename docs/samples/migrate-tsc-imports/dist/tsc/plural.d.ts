export declare const plural: (name: string) => string;
