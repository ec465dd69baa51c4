/** Writes to the tracer of the page, if there is one. */
export declare function trace(text: string): void;

export { }


declare global {
  var tracer: { log(text: string): void } | undefined;
}
