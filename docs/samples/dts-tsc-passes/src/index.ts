export function counter() {
  return class {
    private count = 0;
    next() {
      return this.count++;
    }
  };
}
