export declare const locale: () => string;
export declare const setLocale: (next: string) => void;
