import { round as e } from "./number/round.js";
// src/length.ts
function t(t, n) {
	return `${e(t, n)} m`;
}
export { t as length };
