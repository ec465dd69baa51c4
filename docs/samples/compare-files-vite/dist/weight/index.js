import { round as e } from "../number/round.js";
// src/weight/index.ts
function t(t, n) {
	return `${e(t / 1e3, n)} kg`;
}
export { t as weight };
