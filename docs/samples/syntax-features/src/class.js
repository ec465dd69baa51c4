export class Book {
  open() {}
}
