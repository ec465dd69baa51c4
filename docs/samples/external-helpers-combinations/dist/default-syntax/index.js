class Box {
    #lids = 1;
    get closed() {
        return this.#lids > 0;
    }
}
class Shelf {
    #books = [
        'Emma'
    ];
    get first() {
        return this.#books[0];
    }
}
export { Box, Shelf };
