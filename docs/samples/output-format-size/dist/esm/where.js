function where() {
    return import.meta.url;
}
export { where };
