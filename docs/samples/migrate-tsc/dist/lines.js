function linesOf(text) {
    return text.split(/\r?\n/);
}
export { linesOf };
