export declare const miles: (km: number) => number;
