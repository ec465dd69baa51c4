export declare const zone = "alias.ts";
