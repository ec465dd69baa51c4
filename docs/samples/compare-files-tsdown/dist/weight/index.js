import { round } from "../number/round.js";
// src/weight/index.ts
function weight(grams, digits) {
	return `${round(grams / 1e3, digits)} kg`;
}
export { weight };
