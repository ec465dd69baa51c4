Object.defineProperty(String.prototype, 'isBlank', {
    get () {
        return '' === this.trim();
    }
});
export { };
