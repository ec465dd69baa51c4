/** A wheel with a pointer. */
export class Wheel {
  #place = 0;
  constructor(symbols) {
    this.symbols = symbols;
  }
  turn(steps) {
    this.#place = (this.#place + steps) % this.symbols.length;
    return this.symbols[this.#place];
  }
}

export const wheel = /* @__PURE__ */ new Wheel(['a', 'b']);
