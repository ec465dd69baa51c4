var ToastNote = (function(exports, toast_kit) {
	Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
	// src/index.ts
	function note(text) {
		return (0, toast_kit.show)(`Note: ${text}`);
	}
	exports.note = note;
	return exports;
})({}, ToastKit);
