import { round } from "./number/round.js";
// src/length.ts
function length(metres, digits) {
	return `${round(metres, digits)} m`;
}
export { length };
