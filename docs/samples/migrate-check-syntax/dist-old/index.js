export class Counter {
  constructor() {
    this.count = 0;
  }
  add(step) {
    var _a;
    this.count += (_a = step && step.by) != null ? _a : 1;
  }
}
