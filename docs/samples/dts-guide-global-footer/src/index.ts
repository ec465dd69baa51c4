interface Tracer {
  log(text: string): void;
}

declare global {
  var tracer: Tracer | undefined;
}

/** Writes to the tracer of the page, if there is one. */
export function trace(text: string): void {
  globalThis.tracer?.log(text);
}
