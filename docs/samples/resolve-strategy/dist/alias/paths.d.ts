export declare const zone = "paths.ts";
