function words(text) {
    return text.match(/\S+/g) ?? [];
}
export { words };
