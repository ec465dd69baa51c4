function counter() {
    return class {
        count = 0;
        next() {
            return this.count++;
        }
    };
}
export { counter };
