export declare const api: string;
export declare const same: string;
export declare function signedIn(): boolean;
