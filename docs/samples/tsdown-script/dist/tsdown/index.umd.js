(function(global, factory) {
	typeof exports === "object" && typeof module !== "undefined" ? factory(exports, require("toast-kit")) : typeof define === "function" && define.amd ? define(["exports", "toast-kit"], factory) : (global = typeof globalThis !== "undefined" ? globalThis : global || self, factory(global.ToastNote = {}, global.ToastKit));
})(this, function(exports, toast_kit) {
	Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
	// src/index.ts
	function note(text) {
		return (0, toast_kit.show)(`Note: ${text}`);
	}
	exports.note = note;
});
