function trace(text) {
    globalThis.tracer?.log(text);
}
export { trace };
