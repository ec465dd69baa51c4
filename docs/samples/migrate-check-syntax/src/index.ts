export class Counter {
  count = 0;
  add(step?: { by?: number }) {
    this.count += step?.by ?? 1;
  }
}
