export declare function log(target: object, key: string): void;
