Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
// src/steps.ts
const steps = [
	{
		name: "GB",
		bytes: 1e9
	},
	{
		name: "MB",
		bytes: 1e6
	},
	{
		name: "kB",
		bytes: 1e3
	}
];
// src/index.ts
/** Bytes as a text such as `1.5 MB`. */
function sizeText(bytes) {
	const step = steps.find(({ bytes: one }) => bytes >= one);
	if (!step) return `${bytes} B`;
	return `${(bytes / step.bytes).toFixed(1)} ${step.name}`;
}
exports.sizeText = sizeText;
