class Seats {
    #free = [];
    async load(load, row) {
        this.#free = await load(row) ?? [];
    }
    first() {
        return `seat ${this.#free?.[0] ?? 'none'}`;
    }
}
export { Seats };
