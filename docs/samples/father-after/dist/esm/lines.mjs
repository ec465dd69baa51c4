function lines(text) {
    return text.split('\n');
}
export { lines };
