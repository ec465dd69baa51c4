const takenSeats = /* @__PURE__ */ new Set();
class Plan {
    #rows = 12;
    static instance;
    static{
        Plan.instance = new Plan();
    }
    isTaken(seat) {
        return takenSeats.has(seat ?? `${this.#rows}A`);
    }
}
const letters = /[\p{L}--[a-z]]/v;
export { Plan, letters };
