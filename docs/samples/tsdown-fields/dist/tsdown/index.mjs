// src/index.ts
var Base = class {
	constructor() {
		this.prepare();
	}
	prepare() {}
};
var Report = class extends Base {
	prepare() {
		this.title = "Report";
	}
};
export { Report };
