export class Book {
  static {
    globalThis.Book = Book;
  }
}
