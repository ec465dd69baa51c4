export declare const units: Record<string, number>;
