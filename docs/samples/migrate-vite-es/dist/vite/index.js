// src/index.ts
var e = /* @__PURE__ */ new Set(), t = class t {
	#e = 12;
	static instance;
	static {
		t.instance = new t();
	}
	isTaken(t) {
		return e.has(t ?? `${this.#e}A`);
	}
}, n = RegExp("[\\p{L}--[a-z]]", "v");
export { t as Plan, n as letters };
