export declare const badge: string;
export declare const dev: boolean;
