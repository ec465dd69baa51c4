export class Shelf {
  #books = ['Emma'];
  get first(): string | undefined {
    return this.#books[0];
  }
}
