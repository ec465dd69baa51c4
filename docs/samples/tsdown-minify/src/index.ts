'use client';

class Counter {
  #count = 0;
  next(step?: { by?: number }) {
    this.#count += step?.by ?? 1;
    return this.#count;
  }
}

export function createCounter() {
  return new Counter();
}
