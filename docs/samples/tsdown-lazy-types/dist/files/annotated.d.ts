export declare const load: () => Promise<() => string>;
