/** Counts. */
export class Counter {
  count: number = 0;
  add(by: number = 1): number {
    this.count += by;
    return this.count;
  }
}
