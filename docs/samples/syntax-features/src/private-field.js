export class Book {
  #pages = 1;
  get pages() {
    return this.#pages;
  }
}
