/** Seats that are taken. */
const takenSeats = /* @__PURE__ */ new Set<string>();

export class Plan {
  #rows = 12;
  static instance: Plan;
  static {
    Plan.instance = new Plan();
  }
  isTaken(seat?: string) {
    // A seat may be unknown.
    return takenSeats.has(seat ?? `${this.#rows}A`);
  }
}

export const letters = /[\p{L}--[a-z]]/v;
