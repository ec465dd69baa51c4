export class Book {
  pages = 1;
}
