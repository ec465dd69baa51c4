export declare const ping: () => import("wire-types").Reply;
