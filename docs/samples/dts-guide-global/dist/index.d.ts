/// <reference path="./globals.d.ts" />
/** Writes to the tracer of the page, if there is one. */
export declare function trace(text: string): void;

export { }
