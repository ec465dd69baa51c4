export declare const none = 3;
