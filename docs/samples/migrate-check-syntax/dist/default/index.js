class Counter {
    count = 0;
    add(step) {
        this.count += step?.by ?? 1;
    }
}
export { Counter };
