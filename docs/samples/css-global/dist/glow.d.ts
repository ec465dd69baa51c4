export declare const glow: string;
