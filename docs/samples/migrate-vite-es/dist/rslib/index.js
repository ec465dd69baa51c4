let t = /* @__PURE__ */ new Set();
class e {
    #t = 12;
    static instance;
    static{
        e.instance = new e();
    }
    isTaken(e) {
        return t.has(e ?? `${this.#t}A`);
    }
}
let s = RegExp("[\\p{L}--[a-z]]", "v");
export { e as Plan, s as letters };
