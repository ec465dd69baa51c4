export declare function metres(km: number): number;
