interface Tracer {
  log(text: string): void;
}

declare var tracer: Tracer | undefined;
