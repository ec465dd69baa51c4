export declare const found = "paths.ts";
