export class Book {
  #id;
  static is(x) {
    return #id in x;
  }
}
